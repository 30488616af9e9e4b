/** Where this page comes from, and so who can come there. */

/** An address of a machine at home and not a name that the whole world knows. */
export function isHome(host: string): boolean {
  return isThisMachine(host) || host.endsWith(".local") || /^[\d.]+$/.test(host) || host.includes(":");
}

/** An address that leads every machine to itself. */
export function isThisMachine(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || /^127\./.test(host) || host === "[::1]";
}

/** Where others come in: by the address that I came by myself, unless only this machine understands it. */
export function invitedTo(place: Pick<Location, "hostname" | "origin">, reached: string | null): string | null {
  return isThisMachine(place.hostname) ? reached : place.origin;
}
