/** Being told while no page is open: the browser's push subscription, and the seats it is for. */
import { pushHere, pushKey, pushNoMore } from "../connection/api";
import type { PushHere } from "../connection/wire";
import { speech } from "../language/language.svelte";
import { heldTables } from "../storage/tokens";

const WORKER = "/bell.js";

/** Browsers push only to pages that came safely: over https, or from this machine. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Subscribe this browser, and name it to every table at which it holds a seat. */
export async function startPush(): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await pushKey();
  const found =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  await Promise.all(everySeat().map(([table, token]) => name(found, table, token)));
}

export async function stopPush(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await Promise.all(
    everySeat().map(([table, token]) => pushNoMore(table, token, found.endpoint).catch(() => undefined)),
  );
  await found.unsubscribe();
}

/** Whoever sits down somewhere new wants to be told there, too. */
export async function pushFor(table: string, tokens: Iterable<string>): Promise<void> {
  const found = await subscription();
  if (found) await Promise.all([...tokens].map((token) => name(found, table, token)));
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registered = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registered?.pushManager.getSubscription()) ?? null;
}

async function name(found: PushSubscription, table: string, token: string): Promise<void> {
  // A table that is gone, or a seat that was handed on, is no reason to stop.
  const subscribed = found.toJSON() as unknown as Omit<PushHere, "language">;
  await pushHere(table, token, { ...subscribed, language: speech.language }).catch(() => undefined);
}

function everySeat(): [string, string][] {
  return Object.entries(heldTables()).flatMap(([table, { seats }]) =>
    Object.values(seats).map((token): [string, string] => [table, token]),
  );
}

/** The server's key as browsers want it. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
