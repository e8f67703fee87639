import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  listSessions,
} from '@rounds/contract/identity/accounts.security';
import { login, logout } from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { type TestServer, listen } from '../../../../testing/app.ts';
import type { Client } from '../../../../testing/client.ts';
import { registerLearner } from '../../../../testing/factories.ts';
import { post } from '../../../../testing/forum.ts';
import { openStream } from '../../../../testing/streams.ts';
import { onTwoServers } from '../../../../testing/two-servers.ts';

interface Devices {
  readonly here: Client;
  readonly there: Client;
  readonly password: string;
}

onTwoServers('a stream ends within a second of its session, wherever it is open', (both) => {
  const origins = new Map<TestServer, string>();
  const originOf = async (server: TestServer) => {
    const known = origins.get(server) ?? (await listen(server)).origin;
    origins.set(server, known);
    return known;
  };

  const ways: Record<string, (devices: Devices) => Promise<{ status: number }>> = {
    'by signing out': ({ there }) => there.call(logout),
    'by being ended from another device': async ({ here }) => {
      const { body } = await here.call(listSessions);
      return here.call(endSession, { params: { id: body.find(({ current }) => !current)!.id } });
    },
    'with all others': ({ here }) => here.call(endOtherSessions),
    'with a change of the password': ({ here, password }) =>
      here.call(changePassword, {
        body: { currentPassword: password, newPassword: 'another-one-for-tests' },
      }),
    'with the account': ({ here, password }) => here.call(deleteAccount, { body: { password } }),
  };

  it.each(Object.entries(ways))('%s', async (_how, end) => {
    const { one, two } = both();
    const { client: here, email, password } = await registerLearner(one);
    const { body } = await one.client.call(login, { body: { email, password } });
    if (!('token' in body)) throw new Error('No session');
    const there = one.client.as(body.token);
    const { id } = await post({ client: here });
    const open = async (server: TestServer, token: string) =>
      openStream(`${await originOf(server)}/api/forum/${id}/events`, token);
    const ending = [await open(one, body.token), await open(two, body.token)];
    const [stays] = [await open(two, (await registerLearner(one)).token)];
    expect([...ending, stays].map(({ status }) => status)).toEqual([200, 200, 200]);
    let isOver = false;
    void stays.ended.then(() => (isOver = true));

    const began = performance.now();
    expect((await end({ here, there, password })).status).toBe(200);
    await Promise.all(ending.map(({ ended }) => ended));
    // The password check itself takes a while on a busy machine; a heartbeat would take twenty seconds.
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(isOver).toBe(false);
    stays.close();
  });
});
