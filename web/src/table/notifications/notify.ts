/** Notifications while a tab is open. */

export const canNotify = (): boolean => "Notification" in window;

/** May we? Asks, if nobody has answered yet. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") return (await Notification.requestPermission()) === "granted";
  return Notification.permission === "granted";
}

export async function notify(table: string, title: string, body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const wish = { body, tag: `arsia-${table}`, data: { table } };
  try {
    const shown = new Notification(title, wish);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones show only what a service worker shows.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, wish);
  }
}
