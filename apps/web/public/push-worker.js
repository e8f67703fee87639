/*
 * Shows what the server pushes, and opens the page that it is about. It has no part in loading pages: its scope is
 * /push/, where there are none. The words come from the server, in the learner's language.
 */

self.addEventListener('push', (event) => {
  event.waitUntil(show(messageIn(event)));
});

function messageIn(event) {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
}

function show({ title, body, lang, dir, tag, path }) {
  return self.registration.showNotification(text(title) ?? 'Rounds', {
    body: text(body) ?? '',
    lang: text(lang) ?? '',
    dir: dir === 'rtl' ? 'rtl' : 'ltr',
    tag: text(tag) ?? 'rounds',
    icon: '/icons/icon-192.png',
    data: { path: text(path) ?? '/' },
  });
}

function text(value) {
  return typeof value === 'string' ? value : undefined;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/** An address of our own: the page that shows it already comes to the front, or a new one opens. */
async function open(path) {
  const { origin } = self.location;
  const wanted = new URL(text(path) ?? '/', origin);
  const { href } = wanted.origin === origin ? wanted : new URL('/', origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url === href);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}
