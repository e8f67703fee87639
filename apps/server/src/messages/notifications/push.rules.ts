/** Hosts of the browsers' push services. The server sends to no other address that a learner names. */
const hosts = ['fcm.googleapis.com'];
const domains = ['push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** How many of a learner's browsers are kept, newest first. */
export const maxSubscriptions = 10;

export function isKnownPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port || username || password) return false;
  return hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(`.${domain}`));
}
