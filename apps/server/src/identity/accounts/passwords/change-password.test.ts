import { changePassword, listSessions } from '@rounds/contract/identity/accounts.security';
import { forgotPassword, getProfile, resetPassword } from '@rounds/contract/identity/accounts';
import { demoAccount } from '@rounds/contract/identity/accounts.rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { tokenIn } from '../../../../testing/doubles.ts';
import { address, learnerEvents, registerLearner, signInWith } from '../../../../testing/factories.ts';
import { seedDemo } from '../../../demo/index.ts';
import { requirements } from '../../../../testing/requirements.ts';

const newPassword = 'another password entirely';

onServer('changing the password', (server) => {
  it('revokes every other session, continues with a new token, and tells the owner', async () => {
    const { client, email, password, token } = await registerLearner(server);
    const elsewhere = server.client.as((await signInWith(server.client, { email, password })).body.token);
    expect((await elsewhere.call(getProfile)).status).toBe(200);

    const { status, body } = await client.call(changePassword, {
      body: { currentPassword: password, newPassword },
    });
    expect(status).toBe(200);
    expect(body.token).not.toBe(token);
    expect(body.user.email).toBe(email);
    expect((await server.client.as(body.token).call(getProfile)).status).toBe(200);
    expect((await client.call(getProfile)).status).toBe(401);
    expect((await elsewhere.call(getProfile)).status).toBe(401);
    expect((await signInWith(server.client, { email, password })).status).toBe(401);
    expect((await signInWith(server.client, { email, password: newPassword })).status).toBe(200);
    await server.jobs.runAll();
    expect(server.mailer.sent.at(-1)).toMatchObject({
      to: email,
      subject: 'Your Rounds password was changed',
    });
  });

  it('leaves no session to somebody who signs in with the old one at the same moment', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { client, email, password } = await registerLearner(server);
      const signIns = Array.from({ length: 6 }, () =>
        signInWith(server.client, { email, password }, address()),
      );
      const body = { currentPassword: password, newPassword };
      const [changed, ...answers] = await Promise.all([client.call(changePassword, { body }), ...signIns]);
      expect(changed.status).toBe(200);
      for (const { status, body } of answers) {
        expect(status).toBeOneOf([200, 401]);
        if (status === 200) expect((await server.client.as(body.token).call(getProfile)).status).toBe(401);
      }
      expect((await server.client.as(changed.body.token).call(getProfile)).status).toBe(200);
    }
  });

  it('requires the current one', async () => {
    const { client } = await registerLearner(server);
    const { status, failure } = await client.call(changePassword, {
      body: { currentPassword: 'wrong', newPassword },
    });
    expect(status).toBe(403);
    expect(failure).toMatchObject({ code: 'wrong_password', issues: [{ path: 'currentPassword' }] });
    expect((await client.call(getProfile)).status).toBe(200);
  });

  it.each([
    ['a common one', 'password1', 422],
    ['the product’s name', 'Rounds2026', 422],
    ['a short one', 'short', 400],
    ['a very long one', 'x'.repeat(257), 400],
  ])('rejects %s', async (_what, refused, expected) => {
    const { client, password } = await registerLearner(server);
    const { status, failure } = await client.call(changePassword, {
      body: { currentPassword: password, newPassword: refused },
    });
    expect(status).toBe(expected);
    expect(failure.issues?.[0]?.path).toBe('newPassword');
  });

  it('requires a session', async () => {
    const body = { currentPassword: 'x', newPassword };
    expect((await server.client.call(changePassword, { body })).status).toBe(401);
  });

  it('stops after ten wrong guesses, for fifteen minutes', async () => {
    const { client, password } = await registerLearner(server);
    const attempt = (currentPassword: string) =>
      client.call(changePassword, { body: { currentPassword, newPassword } });
    for (let n = 0; n < 10; n += 1) expect((await attempt('wrong')).status).toBe(403);
    const refused = await attempt(password);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    server.clock.advance({ minutes: 15 });
    expect((await attempt(password)).status).toBe(200);
  });

  it('revokes a link that was mailed before', async () => {
    const { client, email, password } = await registerLearner(server);
    await server.client.call(forgotPassword, { body: { email }, from: address() });
    await server.jobs.runAll();
    const token = tokenIn(server.mailer.sent.at(-1)!);
    await client.call(changePassword, { body: { currentPassword: password, newPassword } });
    const late = await server.client.call(resetPassword, { body: { token, password }, from: address() });
    expect(late.failure.code).toBe('link_expired');
  });

  it('succeeds only once of two at the same time', async () => {
    const { client, password } = await registerLearner(server);
    const both = await Promise.all(
      ['first of two', 'second of two'].map((newPassword) =>
        client.call(changePassword, { body: { currentPassword: password, newPassword } }),
      ),
    );
    // The other finds its session revoked or the password changed, whichever it checks first.
    expect(both.map(({ status }) => status).sort()[0]).toBe(200);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

onServer(
  'the demo account',
  (server) => {
    beforeAll(() => seedDemo(server.db, server.clock, { events: learnerEvents, requirements }));
    describe.each([
      [
        'password',
        'POST',
        '/api/user/change-password',
        { currentPassword: demoAccount.password, newPassword },
      ],
      ['two-factor', 'POST', '/api/user/two-factor/setup', { password: demoAccount.password }],
      ['account', 'DELETE', '/api/user', { password: demoAccount.password }],
      ['visitors', 'DELETE', '/api/user/sessions', undefined],
    ])('', (what, method, path, body) => {
      it(`keeps its ${what}`, async () => {
        const { token } = (await signInWith(server.client, demoAccount)).body;
        const { status, failure } = await server.client.as(token).send(method, path, { body });
        expect(status).toBe(403);
        expect(failure.code).toBe('demo_account');
        expect((await server.client.as(token).call(getProfile)).status).toBe(200);
      });
    });

    it('does not reveal who else is looking around in it', async () => {
      const { token } = (await signInWith(server.client, demoAccount)).body;
      await signInWith(server.client, demoAccount);
      const { body } = await server.client.as(token).call(listSessions);
      expect(body.map(({ current }) => current)).toEqual([true]);
    });
  },
  { config: { demo: true } },
);
