import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedPush {
  /** The address as the sender wrote it. */
  readonly endpoint: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A subscribed browser: only it can decrypt what is sent to it. */
export interface TestBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  open(message: Buffer): string;
}

/** A local push service that answers as told. */
export interface PushService {
  readonly received: ReceivedPush[];
  /** Response statuses by endpoint; 201 by default. */
  readonly answers: Map<string, number>;
  /** A fetch that calls this service whatever the address, so that it stands in for every push service. */
  readonly fetch: typeof fetch;
  browser(host?: string): TestBrowser;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const answers = new Map<string, number>();
  const server = http.createServer((request, response) => {
    void buffer(request).then((body) => {
      const endpoint = String(request.headers['x-sent-to']);
      received.push({ endpoint, headers: request.headers, body });
      response.writeHead(answers.get(endpoint) ?? 201).end('');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    answers,
    fetch: (input, init) => {
      if (typeof input !== 'string') throw new TypeError('An address is expected');
      const headers = new Headers(init?.headers);
      headers.set('x-sent-to', input);
      return fetch(`http://127.0.0.1:${port}/`, { ...init, headers });
    },
    browser: newBrowser,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export function newBrowser(host = 'fcm.googleapis.com'): TestBrowser {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `https://${host}/fcm/send/${randomBytes(12).toString('base64url')}`,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8188 and 8291: salt, record size, key id, then one encrypted record. */
    open(message) {
      const salt = message.subarray(0, 16);
      const idLength = message.readUInt8(20);
      const sender = message.subarray(21, 21 + idLength);
      const record = message.subarray(21 + idLength);
      const derive = (secret: Buffer, with_: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, with_, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = derive(own.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
