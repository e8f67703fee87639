import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testClock } from '../../../testing/clock.ts';
import { onBothDatabases, present } from '../../../testing/databases.ts';
import { type PushService, startPushService } from '../../../testing/push-service.ts';
import { createPushSender } from './push.ts';

onBothDatabases('a push', (context) => {
  let service: PushService | undefined;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service?.close());

  const sender = () =>
    createPushSender({
      db: context.db,
      clock: testClock(),
      config: { mailFrom: 'Rounds <no-reply@rounds.example>' },
      fetch: present(service).fetch,
    });
  const addressOf = ({ endpoint, keys }: ReturnType<PushService['browser']>) => ({ endpoint, ...keys });

  it('is signed by this installation, and only the browser can open it', async () => {
    const { received, browser } = present(service);
    const [mine, other] = [browser('updates.push.services.mozilla.com'), browser()];
    expect(await sender().send(addressOf(mine), 'Visite um acht', 'n1')).toBe('sent');
    const { endpoint, headers, body } = received.at(-1)!;
    expect(endpoint).toBe(mine.endpoint);
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: '86400',
      urgency: 'normal',
      topic: 'n1',
    });
    expect(body.includes('Visite')).toBe(false);
    expect(mine.open(body)).toBe('Visite um acht');
    expect(() => other.open(body)).toThrow();

    const [, token = '', key = ''] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(await sender().publicKey());
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const { payload, protectedHeader } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
      audience: 'https://updates.push.services.mozilla.com',
      subject: 'mailto:no-reply@rounds.example',
    });
    expect(protectedHeader.alg).toBe('ES256');
    expect(payload.exp! - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60);
  });

  it('has the same key in every process', async () => {
    const keys = await Promise.all([sender().publicKey(), sender().publicKey(), sender().publicKey()]);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [200, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
  ])('answered with %i is %s', async (status, outcome) => {
    const { answers, browser } = present(service);
    const to = browser();
    answers.set(to.endpoint, status);
    expect(await sender().send(addressOf(to), 'x', 'n2')).toBe(outcome);
  });

  it.each([302, 403, 429, 500])('answered with %i has failed', async (status) => {
    const { answers, browser } = present(service);
    const to = browser();
    answers.set(to.endpoint, status);
    await expect(sender().send(addressOf(to), 'x', 'n3')).rejects.toThrow();
  });
});
