import { login } from '@rounds/contract/identity/accounts';
import { describe, expect, it } from 'vitest';
import { onBothServers, onServerOf } from '../../../testing/app.ts';
import { newAccount, registerLearner } from '../../../testing/factories.ts';
import { networkOf, normalizeAddress } from './address.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51000', '203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7', '203.0.113.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1', '2001:db8::/64'],
    ['2001:db8::ffff:1', '2001:db8::ffff:1', '2001:db8::/64'],
    ['[2001:db8::1]', '2001:db8::1', '2001:db8::/64'],
    ['[2001:db8::1]:51000', '2001:db8::1', '2001:db8::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80::1', 'fe80::/64'],
    ['::1', '::1', '::/64'],
    ['', 'unknown', 'unknown'],
    ['unknown', 'unknown', 'unknown'],
    ['203.0.113.7, 10.0.0.1', 'unknown', 'unknown'],
    ['<script>', 'unknown', 'unknown'],
  ])('%j is %s, and counted as %s', (text, plain, network) => {
    expect([normalizeAddress(text), networkOf(text)]).toEqual([plain, network]);
  });
});

const hex = (n: number) => n.toString(16);

onBothServers('guessing a password', (server) => {
  const guess = async (email: string, from: string) =>
    (await server.client.call(login, { body: { email, password: 'not the one' }, from })).status;

  it('from 400 addresses of one /64 gets ten tries, then a 429', async () => {
    const { email } = newAccount();
    const statuses = [];
    for (let n = 0; n < 400; n += 1)
      statuses.push(await guess(email, `2001:db8:7:7:${hex(n)}::${hex(n * 7)}`));
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
  }, 60_000);

  it('from everywhere at once gets a hundred tries, and locks the owner out for a quarter of an hour at most', async () => {
    const owner = await registerLearner(server);
    const statuses = [];
    for (let n = 0; n < 130; n += 1) statuses.push(await guess(owner.email, `10.66.${n}.1`));
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.slice(100)).toEqual(Array.from({ length: 30 }, () => 429));
    // Other accounts are unaffected.
    expect(await guess(newAccount().email, '10.66.129.1')).toBe(401);
    const signIn = () =>
      server.client.call(login, {
        body: { email: owner.email, password: owner.password },
        from: '10.77.0.1',
      });
    const refused = await signIn();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    server.clock.advance({ minutes: 15 });
    expect((await signIn()).status).toBe(200);
  }, 60_000);

  it('does not count a success as a failure', async () => {
    const owner = await registerLearner(server);
    for (let n = 0; n < 50; n += 1) {
      const { status } = await server.client.call(login, {
        body: { email: owner.email, password: owner.password },
        from: `10.88.${n}.1`,
      });
      expect(status).toBe(200);
    }
    const statuses = [];
    for (let n = 0; n < 100; n += 1) statuses.push(await guess(owner.email, `10.99.${n}.1`));
    expect(new Set(statuses)).toEqual(new Set([401]));
  }, 120_000);
});

onServerOf(
  'pglite',
  'behind a proxy that writes ports and brackets',
  (server) => {
    const guess = async (forwarded: string) => {
      const { status } = await server.client.call(login, {
        body: { email: 'somebody@example.org', password: 'not the one' },
        headers: { 'x-forwarded-for': forwarded },
        from: '10.0.0.1',
      });
      return status;
    };

    it.each([
      ['203.0.113.7', (n: number) => `203.0.113.7:${50_000 + n}`],
      ['[2001:db8:9:9::1]', (n: number) => `[2001:db8:9:9::${hex(n)}]:${50_000 + n}`],
    ])('counts as the same caller, whatever the port: %s', async (_of, spelled) => {
      const statuses = [];
      for (let n = 0; n < 12; n += 1) statuses.push(await guess(spelled(n)));
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.slice(10)).toEqual([429, 429]);
    });
  },
  { config: { trustProxy: ['10.0.0.0/8'] } },
);
