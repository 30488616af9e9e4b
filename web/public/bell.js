/*
 * The service worker: it shows what the server pushed while no page was open, and opens the table when somebody asks.
 * It keeps nothing and stands between nobody and the network.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));

async function tell(data) {
  let news;
  try {
    news = data.json();
  } catch {
    return;
  }
  const { table, title, body } = news;
  // Whoever looks at the table already sees whose turn it is.
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === "visible" && at(page, table))) return;
  // One for each table: a newer one takes the place of the old.
  await self.registration.showNotification(title, { body, tag: `arsia-${table}`, renotify: true, data: { table } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table));
});

async function open(table) {
  const address = table ? `/t/${encodeURIComponent(table)}` : "/";
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => at(page, table));
  await (there ? there.focus() : self.clients.openWindow(address));
}

function at(page, table) {
  return new URL(page.url).pathname === `/t/${table}`;
}
