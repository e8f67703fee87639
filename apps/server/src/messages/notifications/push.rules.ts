/** Hosts of the services behind the browsers' pushes; the server sends to no other address that a learner names. */
const hosts = ['fcm.googleapis.com'];
const domains = ['push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** The newest browsers of a learner that are kept. */
export const maxSubscriptions = 10;

export function isKnownPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port || username || password) return false;
  return hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(`.${domain}`));
}
