import { login, register, resetPassword } from '@rounds/contract/identity/accounts';
import { describe, expect, it } from 'vitest';
import { onServerOf, startServer } from '../../testing/app.ts';
import { newAccount, registerLearner } from '../../testing/factories.ts';
import { createLogger } from './logging.ts';

const kept = () => {
  const lines: string[] = [];
  return { lines, logger: createLogger('info', { write: (line) => void lines.push(line) }) };
};

describe('the log', () => {
  it.each([
    { password: 'hush-hush' },
    { token: 'hush-hush' },
    { body: { password: 'hush-hush' } },
    { body: { currentPassword: 'hush-hush', newPassword: 'hush-hush' } },
    { session: { token: 'hush-hush' } },
    { req: { headers: { authorization: 'Bearer hush-hush', cookie: 'token=hush-hush' } } },
  ])('blanks %o', (what) => {
    const { lines, logger } = kept();
    logger.info(what, 'something');
    expect(lines.join('')).toContain('[redacted]');
    expect(lines.join('')).not.toContain('hush-hush');
  });

  it("has an error's message, stack and causes", () => {
    const { lines, logger } = kept();
    logger.error({ err: new Error('outside', { cause: new Error('inside') }) }, 'failed');
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 50, msg: 'failed', err: { type: 'Error' } });
    expect(lines[0]).toContain('outside');
    expect(lines[0]).toContain('inside');
  });
});

onServerOf('postgres', 'the log of a server', (server) => {
  it('has one line per request, with its route and id', async () => {
    server.logs.splice(0);
    const { headers } = await server.client.send('GET', '/api/scenarios?careerPath=nursing');
    expect(server.logs).toHaveLength(1);
    const line = JSON.parse(server.logs[0]!) as object;
    expect(line).toMatchObject({
      reqId: headers['x-request-id'],
      msg: 'request',
      level: 30,
      method: 'GET',
      status: 401,
      route: '/api/scenarios',
      ms: expect.any(Number) as number,
    });
    expect(server.logs[0]!.match(/"reqId"/g)).toHaveLength(1);
  });

  it('names the signed-in learner', async () => {
    const { client, user } = await registerLearner(server);
    server.logs.splice(0);
    await client.send('GET', '/api/user/profile');
    expect(JSON.parse(server.logs[0]!)).toMatchObject({ userId: user.id, status: 200 });
  });

  it('holds no password, token or address, whatever happens', async () => {
    server.logs.splice(0);
    const account = newAccount({ password: 'hush-hush-hush' });
    const { body } = await server.client.call(register, { body: account });
    await server.client.call(register, { body: account });
    await server.client.call(login, { body: { email: account.email, password: account.password } });
    await server.client.call(login, { body: { email: account.email, password: 'hush-hush-wrong' } });
    await server.client.call(resetPassword, {
      body: { token: 'hush-hush-token', password: account.password },
    });
    await server.client.as(body.token).send('GET', `/api/progress?cursor=hush-hush`);
    const all = server.logs.join('');
    expect(server.logs.length).toBeGreaterThan(5);
    for (const secret of ['hush-hush', body.token, account.email]) expect(all).not.toContain(secret);
  });

  it('holds none of the data when storing it fails unexpectedly', async () => {
    const strict = await startServer(server.db);
    const constraint = `check (username <> 'cursed.name')`;
    await server.db.run(`alter table users add constraint users_surprise ${constraint}`);
    const account = newAccount({ username: 'cursed.name', password: 'hush-hush-hush' });
    const { status } = await strict.client.call(register, { body: account });
    expect(status).toBe(500);
    const all = strict.logs.join('');
    expect(all).toContain('users_surprise');
    for (const secret of [account.email, '$argon2id', 'hush-hush']) expect(all).not.toContain(secret);
    await server.db.run('alter table users drop constraint users_surprise');
    await strict.app.close();
  });
});
