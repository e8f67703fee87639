import webPush from 'web-push';
import type { Config } from '../config/config.ts';
import { installationKey } from '../installation-keys.ts';
import type { ServiceDeps } from '../service-deps.ts';

export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushSender {
  /** What a browser needs in order to subscribe, as base64url. */
  publicKey(): Promise<string>;
  /**
   * Hands an encrypted message to the browser's service. `gone`: the service no longer knows the subscription. Rejects
   * when the service could not be reached or refused.
   * @param topic a newer message replaces a waiting one with the same topic; at most 32 characters of base64url
   */
  send(to: PushAddress, message: string, topic: string): Promise<'sent' | 'gone'>;
}

export interface PushDeps extends ServiceDeps {
  readonly config: Pick<Config, 'mailFrom'>;
  /** Sends requests to the push services; replaced in tests. */
  readonly fetch?: typeof fetch;
}

/** How many seconds a service keeps a message for a browser that is offline: as long as we would retry ourselves. */
const ttl = 24 * 60 * 60;
const timeoutMs = 10_000;

/** Web push (RFC 8030, 8291, 8292) with keys of this installation. */
export function createPushSender(deps: PushDeps): PushSender {
  const { fetch = globalThis.fetch } = deps;
  let known: Promise<webPush.VapidKeys> | undefined;
  const keys = () => {
    known ??= installationKey(deps, 'vapid', () => webPush.generateVAPIDKeys());
    known.catch(() => (known = undefined));
    return known;
  };
  return {
    publicKey: async () => (await keys()).publicKey,
    async send({ endpoint, p256dh, auth }, message, topic) {
      const vapidDetails = { subject: `mailto:${addressIn(deps.config.mailFrom)}`, ...(await keys()) };
      const subscription = { endpoint, keys: { p256dh, auth } };
      const options = { vapidDetails, TTL: ttl, urgency: 'normal', topic } as const;
      const { headers, body } = webPush.generateRequestDetails(subscription, message, options);
      const { 'Content-Length': _counted, ...rest } = headers;
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: rest,
        body: new Uint8Array(body),
        // A redirect would lead from a known service to an unknown one.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 410) return 'gone';
      if (!answer.ok) throw new Error(`The push service answered ${answer.status}`);
      return 'sent';
    },
  };
}

/** The bare address: ann@example.org for "Ann <ann@example.org>". */
function addressIn(mailFrom: string): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}
