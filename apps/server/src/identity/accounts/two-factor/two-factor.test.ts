import {
  changePassword,
  confirmTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
  turnTwoFactorOff,
} from '@rounds/contract/identity/accounts.security';
import {
  type Session,
  type TwoFactorNeeded,
  finishLogin,
  forgotPassword,
  getProfile,
  login,
  resetPassword,
} from '@rounds/contract/identity/accounts';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { type TestServer, onServer } from '../../../../testing/app.ts';
import { tokenIn } from '../../../../testing/doubles.ts';
import { type Learner, address, confirmEmailOf, registerLearner } from '../../../../testing/factories.ts';

/** The code that an authenticator app shows at an instant. */
const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

interface Protected extends Learner {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

async function confirmedLearner(server: TestServer): Promise<Learner> {
  const learner = await registerLearner(server);
  await confirmEmailOf(server, learner);
  return learner;
}

/** Registers a learner and turns two-factor on. The clock is then in the next half minute. */
async function protect(server: TestServer): Promise<Protected> {
  const learner = await confirmedLearner(server);
  const { body } = await learner.client.call(setUpTwoFactor, { body: { password: learner.password } });
  const { secret } = body;
  const code = codeAt(secret, server.clock.now());
  const confirmed = await learner.client.call(confirmTwoFactor, { body: { code } });
  expect(confirmed.status).toBe(200);
  server.clock.advance({ seconds: 30 });
  return { ...learner, secret, recoveryCodes: confirmed.body.recoveryCodes };
}

onServer('two-factor', (server) => {
  const now = () => server.clock.now();
  const enter = (email: string, password: string) =>
    server.client.call(login, { body: { email, password }, from: address() });
  const challengeOf = async ({ email, password }: Learner) => {
    const reply = await enter(email, password);
    expect(reply.status).toBe(200);
    return (reply.body as TwoFactorNeeded).challenge;
  };
  const finish = (challenge: string, code: string) =>
    server.client.call(finishLogin, { body: { challenge, code }, from: address() });

  it('is set up with a password, a secret and its first code', async () => {
    const { client, password, email } = await confirmedLearner(server);
    const off = { enabled: false, recoveryCodesLeft: 0, emailConfirmed: true };
    expect((await client.call(getTwoFactor)).body).toEqual(off);
    const refused = await client.call(setUpTwoFactor, { body: { password: 'wrong' } });
    expect(refused.status).toBe(403);
    expect(refused.failure.code).toBe('wrong_password');
    expect((await client.call(confirmTwoFactor, { body: { code: '123456' } })).failure.code).toBe('no_setup');

    const { body: setup } = await client.call(setUpTwoFactor, { body: { password } });
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(setup.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain(`Rounds:${email}`);
    expect(uri.searchParams.get('secret')).toBe(setup.secret);

    const wrong = await client.call(confirmTwoFactor, { body: { code: '000000' } });
    expect(wrong.status).toBe(403);
    expect(wrong.failure).toMatchObject({ code: 'wrong_code', issues: [{ path: 'code' }] });
    expect((await client.call(getTwoFactor)).body.enabled).toBe(false);

    const code = codeAt(setup.secret, now());
    const { body } = await client.call(confirmTwoFactor, {
      body: { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const shown of body.recoveryCodes) expect(shown).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect((await client.call(getTwoFactor)).body).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect((await client.call(setUpTwoFactor, { body: { password } })).failure.code).toBe('two_factor_on');
    await server.jobs.runAll();
    expect(server.mailer.sent.at(-1)).toMatchObject({
      to: email,
      subject: 'Two-factor authentication is on',
    });
  });

  it('keeps a setup for an hour, and only the newest', async () => {
    const { client, password } = await confirmedLearner(server);
    const set = async () => (await client.call(setUpTwoFactor, { body: { password } })).body.secret;
    const older = await set();
    const newer = await set();
    expect((await client.call(confirmTwoFactor, { body: { code: codeAt(older, now()) } })).status).toBe(403);
    server.clock.advance({ minutes: 60 });
    const late = await client.call(confirmTwoFactor, { body: { code: codeAt(newer, now()) } });
    expect(late.status).toBe(409);
    expect(late.failure.code).toBe('no_setup');
    await server.jobs.run('accounts.clean');
    expect(await server.db.run('select 1 from two_factor where enabled_at is null')).toEqual([]);
  });

  it('asks for a code after the password, and admits with it', async () => {
    const learner = await protect(server);
    const { body } = await enter(learner.email, learner.password);
    expect(Object.keys(body).sort()).toEqual(['challenge', 'expiresAt']);
    const { challenge } = body as TwoFactorNeeded;
    // A challenge opens nothing by itself.
    expect((await server.client.as(challenge).call(getProfile)).status).toBe(401);
    const wrong = await finish(challenge, '000000');
    expect(wrong.status).toBe(401);
    expect(wrong.failure.code).toBe('wrong_sign_in_code');
    const right = await finish(challenge, codeAt(learner.secret, now()));
    expect(right.status).toBe(200);
    expect(right.body.user).toEqual(learner.user);
    expect((await server.client.as(right.body.token).call(getProfile)).status).toBe(200);
    const again = await finish(challenge, learner.recoveryCodes[0]!);
    expect(again.failure.code).toBe('challenge_expired');
  });

  it('accepts the code before and the one after, and none twice', async () => {
    const learner = await protect(server);
    server.clock.advance({ minutes: 5 });
    const at = (seconds: number) => codeAt(learner.secret, new Date(now().getTime() + seconds * 1000));
    expect((await finish(await challengeOf(learner), at(-60))).status).toBe(401);
    expect((await finish(await challengeOf(learner), at(60))).status).toBe(401);
    expect((await finish(await challengeOf(learner), at(-30))).status).toBe(200);
    expect((await finish(await challengeOf(learner), at(-30))).status).toBe(401);
    expect((await finish(await challengeOf(learner), at(30))).status).toBe(200);
    // The current one is older than the last one used.
    expect((await finish(await challengeOf(learner), at(0))).status).toBe(401);
  });

  it('accepts one of two requests with the same code at once', async () => {
    const learner = await protect(server);
    const challenges = [await challengeOf(learner), await challengeOf(learner)];
    const code = codeAt(learner.secret, now());
    const both = await Promise.all(challenges.map((challenge) => finish(challenge, code)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('accepts each recovery code once, even when two send it at once', async () => {
    const learner = await protect(server);
    const [first, second] = learner.recoveryCodes as [string, string];
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeOf(learner)));
    const all = await Promise.all(challenges.map((challenge) => finish(challenge, first)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const typed = second.toUpperCase().replaceAll('-', ' ');
    expect((await finish(await challengeOf(learner), typed)).status).toBe(200);
    expect((await finish(await challengeOf(learner), second)).status).toBe(401);
    expect((await learner.client.call(getTwoFactor)).body.recoveryCodesLeft).toBe(8);
  });

  it('waits ten minutes for the code', async () => {
    const learner = await protect(server);
    const challenge = await challengeOf(learner);
    server.clock.advance({ minutes: 10 });
    const late = await finish(challenge, codeAt(learner.secret, now()));
    expect(late.status).toBe(401);
    expect(late.failure.code).toBe('challenge_expired');
    await server.jobs.run('accounts.clean');
    expect(await server.db.run('select 1 from sign_in_challenges where expires_at < $1', [now()])).toEqual(
      [],
    );
  });

  it('stops after ten wrong codes, wherever they come from, for fifteen minutes', async () => {
    const learner = await protect(server);
    const challenge = await challengeOf(learner);
    for (let n = 0; n < 10; n += 1) expect((await finish(challenge, '000000')).status).toBe(401);
    const refused = await finish(challenge, codeAt(learner.secret, now()));
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    server.clock.advance({ minutes: 15 });
    expect((await finish(await challengeOf(learner), codeAt(learner.secret, now()))).status).toBe(200);
  });

  it('rejects a wrong password as it does for any other account', async () => {
    const learner = await protect(server);
    const plain = await registerLearner(server);
    const replies = [
      await enter(learner.email, 'wrong'),
      await enter(plain.email, 'wrong'),
      await enter('nobody@example.org', 'wrong'),
    ];
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]!.status).toBe(401);
    expect(new Set(replies.map(({ headers }) => Object.keys(headers).sort().join())).size).toBe(1);
  });

  it.each(['', 'x', '%', "' or 1=1 --", 'a'.repeat(43)])('has no challenge "%s"', async (challenge) => {
    expect([400, 401]).toContain((await finish(challenge, '123456')).status);
  });

  it('stays on when the password is reset by mail, which also cancels pending sign-ins', async () => {
    const learner = await protect(server);
    const challenge = await challengeOf(learner);
    await server.client.call(forgotPassword, { body: { email: learner.email }, from: address() });
    await server.jobs.runAll();
    const token = tokenIn(server.mailer.sent.at(-1)!);
    const password = 'set by way of a mail';
    await server.client.call(resetPassword, { body: { token, password }, from: address() });
    const code = codeAt(learner.secret, now());
    expect((await finish(challenge, code)).failure.code).toBe('challenge_expired');
    expect((await finish(await challengeOf({ ...learner, password }), code)).status).toBe(200);
  });

  it('cancels what was pending when the password is changed', async () => {
    const learner = await protect(server);
    const challenge = await challengeOf(learner);
    const body = { currentPassword: learner.password, newPassword: 'another password entirely' };
    expect((await learner.client.call(changePassword, { body })).status).toBe(200);
    expect((await finish(challenge, codeAt(learner.secret, now()))).failure.code).toBe('challenge_expired');
  });

  it('is turned off with password and code, and then no longer asks', async () => {
    const learner = await protect(server);
    const off = (password: string, code: string) =>
      learner.client.call(turnTwoFactorOff, { body: { password, code } });
    const code = codeAt(learner.secret, now());
    expect((await off('wrong', code)).failure.code).toBe('wrong_password');
    expect((await off(learner.password, '000000')).failure.code).toBe('wrong_code');
    expect((await off(learner.password, code)).body).toEqual({ ok: true });
    expect((await off(learner.password, code)).failure.code).toBe('two_factor_off');
    expect((await learner.client.call(getTwoFactor)).body).toMatchObject({
      enabled: false,
      recoveryCodesLeft: 0,
    });
    const { body } = await enter(learner.email, learner.password);
    expect((body as Session).token).toBeDefined();
    expect(await server.db.run('select 1 from recovery_codes where user_id = $1', [learner.user.id])).toEqual(
      [],
    );
  });

  it('gives new recovery codes in exchange for a code, and the old ones stop working', async () => {
    const learner = await protect(server);
    const [first, second] = learner.recoveryCodes as [string, string];
    const { body } = await learner.client.call(renewRecoveryCodes, {
      body: { password: learner.password, code: first },
    });
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await finish(await challengeOf(learner), second)).status).toBe(401);
    expect((await finish(await challengeOf(learner), body.recoveryCodes[9]!)).status).toBe(200);
  });

  it('stores neither secret nor codes in plain text, and logs none', async () => {
    const learner = await protect(server);
    const code = codeAt(learner.secret, now());
    await finish(await challengeOf(learner), code);
    const rows = await server.db.run<{ text: string }>(
      `select encode(secret, 'escape') || ' ' || encode(secret, 'base64') as text from two_factor
       union all select encode(code_hash, 'escape') from recovery_codes
       union all select row_to_json(u)::text from users u`,
    );
    const everything = rows.map(({ text }) => text).join('\n') + server.logs.join('\n');
    expect(everything).not.toContain(learner.secret);
    for (const shown of learner.recoveryCodes) expect(everything).not.toContain(shown);
    expect(server.logs.join('\n')).not.toContain(code);
  });

  it('requires a session', async () => {
    const proof = { password: 'x', code: '123456' };
    expect((await server.client.call(getTwoFactor)).status).toBe(401);
    expect((await server.client.call(setUpTwoFactor, { body: proof })).status).toBe(401);
    expect((await server.client.call(confirmTwoFactor, { body: proof })).status).toBe(401);
    expect((await server.client.call(renewRecoveryCodes, { body: proof })).status).toBe(401);
    expect((await server.client.call(turnTwoFactorOff, { body: proof })).status).toBe(401);
  });
});
