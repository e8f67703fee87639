import {
  changePassword,
  confirmTwoFactor,
  getTwoFactor,
  resendVerification,
  setUpTwoFactor,
} from '@rounds/contract/identity/accounts.security';
import {
  type User,
  confirmEmail,
  forgotPassword,
  getProfile,
  login,
  resetPassword,
  updateProfile,
} from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { tokenIn } from '../../../../testing/doubles.ts';
import {
  type Learner,
  address,
  confirmEmailOf,
  newAccount,
  registerLearner,
  signInWith,
} from '../../../../testing/factories.ts';

const ownersPassword = 'the owner chose this one';

onServer('a stranger in an account', (server) => {
  const linkTo = (to: string) => {
    const mail = server.mailer.sent.findLast((one) => one.to === to && one.text.includes('token='));
    return mail ? tokenIn(mail) : null;
  };
  const confirm = (token: string) => server.client.call(confirmEmail, { body: { token }, from: address() });
  const recover = async (email: string) => {
    await server.client.call(forgotPassword, { body: { email }, from: address() });
    await server.jobs.runAll();
    const body = { token: linkTo(email)!, password: ownersPassword };
    expect((await server.client.call(resetPassword, { body, from: address() })).status).toBe(200);
  };
  const enters = async (email: string) => {
    const reply = await signInWith(server.client, { email, password: ownersPassword });
    return reply.status === 200 && 'token' in reply.body;
  };
  const askForEmail = (learner: Learner, email: string) =>
    learner.client.call(updateProfile, { body: { email, currentPassword: learner.password } });

  it('somebody who knew the password cannot use an older link after the owner’s reset', async () => {
    const owner = await registerLearner(server);
    const thiefs = newAccount().email;
    await askForEmail(owner, thiefs);
    await server.jobs.runAll();
    const link = linkTo(thiefs)!;
    await recover(owner.email);
    expect((await confirm(link)).failure.code).toBe('link_expired');
    expect((await owner.client.call(getProfile)).status).toBe(401);
    await server.jobs.runAll();
    expect(server.mailer.sent.at(-1)).toMatchObject({
      to: owner.email,
      subject: 'Your Rounds password was reset',
    });
    expect(await enters(owner.email)).toBe(true);
    expect(await enters(thiefs)).toBe(false);
  });

  it('somebody who knew the password cannot use an older link after the owner’s change', async () => {
    const owner = await registerLearner(server);
    const thiefs = newAccount().email;
    await askForEmail(owner, thiefs);
    await server.jobs.runAll();
    const body = { currentPassword: owner.password, newPassword: ownersPassword };
    const changed = await owner.client.call(changePassword, { body });
    expect(changed.body.user.pendingEmail).toBeNull();
    expect((await confirm(linkTo(thiefs)!)).failure.code).toBe('link_expired');
    expect(await enters(owner.email)).toBe(true);
  });

  it('is stopped when they request another address at the moment of the reset', async () => {
    for (let n = 0; n < 5; n += 1) {
      const owner = await registerLearner(server);
      const asking = askForEmail(owner, newAccount().email);
      await Promise.all([recover(owner.email), asking]);
      const [row] = await server.db.run('select pending_email as pending from users where id = $1', [
        owner.user.id,
      ]);
      expect(row).toEqual({ pending: null });
    }
  });

  it('somebody who registered another’s address cannot keep them out with two-factor', async () => {
    const stranger = await registerLearner(server);
    const { client, email, password } = stranger;
    expect((await client.call(getTwoFactor)).body.emailConfirmed).toBe(false);
    const refused = await client.call(setUpTwoFactor, { body: { password } });
    expect([refused.status, refused.failure.code]).toEqual([422, 'email_unconfirmed']);
    // Nor with a setup from before this rule existed.
    await server.db.run(`insert into two_factor (user_id, secret, set_up_at) values ($1, '\\x00', $2)`, [
      stranger.user.id,
      server.clock.now(),
    ]);
    expect((await client.call(confirmTwoFactor, { body: { code: '123456' } })).status).not.toBe(200);

    // Nor with one that was already on.
    await server.db.run('update two_factor set enabled_at = $2 where user_id = $1', [
      stranger.user.id,
      server.clock.now(),
    ]);
    await recover(email);
    expect(await enters(email)).toBe(true);
    const owner = server.client.as(
      (await signInWith(server.client, { email, password: ownersPassword })).body.token,
    );
    expect((await owner.call(getTwoFactor)).body).toEqual({
      enabled: false,
      recoveryCodesLeft: 0,
      emailConfirmed: true,
    });
  });

  it('does not weaken owners who confirmed the address: two-factor survives a reset', async () => {
    const learner = await registerLearner(server);
    await confirmEmailOf(server, learner);
    await server.db.run(
      `insert into two_factor (user_id, secret, set_up_at, enabled_at) values ($1, '\\x00', $2, $2)`,
      [learner.user.id, server.clock.now()],
    );
    await recover(learner.email);
    const body = { email: learner.email, password: ownersPassword };
    const reply = await server.client.call(login, { body, from: address() });
    expect(Object.keys(reply.body).sort()).toEqual(['challenge', 'expiresAt']);
  });
});

onServer('the address of an account', (server) => {
  const lastLink = async () => {
    await server.jobs.runAll();
    return tokenIn(server.mailer.sent.findLast(({ text }) => text.includes('token='))!);
  };
  const confirm = (token: string) => server.client.call(confirmEmail, { body: { token }, from: address() });
  const isConfirmed = async ({ client }: Learner) => (await client.call(getTwoFactor)).body.emailConfirmed;

  it('is confirmed by the link that registration sends', async () => {
    const learner = await registerLearner(server);
    const link = await lastLink();
    const mail = server.mailer.sent.at(-1)!;
    expect(mail).toMatchObject({ to: learner.email, subject: 'Confirm your email address for Rounds' });
    // The name may be a stranger's choice.
    expect(mail.text).not.toContain(learner.user.username);
    expect(await isConfirmed(learner)).toBe(false);
    expect((await confirm(link)).body).toEqual({ email: learner.email });
    expect(await isConfirmed(learner)).toBe(true);
    expect((await confirm(link)).failure.code).toBe('link_expired');
    const { password } = learner;
    expect((await learner.client.call(setUpTwoFactor, { body: { password } })).status).toBe(200);
  });

  it('has its link sent again until it is confirmed, and then only the newer one works', async () => {
    const learner = await registerLearner(server);
    const older = await lastLink();
    expect((await learner.client.call(resendVerification)).status).toBe(202);
    const newer = await lastLink();
    expect((await confirm(older)).failure.code).toBe('link_expired');
    expect((await confirm(newer)).status).toBe(200);
    expect((await learner.client.call(resendVerification)).failure.code).toBe('email_confirmed');
    expect((await server.client.call(resendVerification)).status).toBe(401);
  });

  it('is not confirmed by a link that went to another one', async () => {
    const learner = await registerLearner(server);
    const link = await lastLink();
    const { email } = newAccount();
    await learner.client.send<{ user: User }>('PUT', '/api/user/profile', {
      body: { email, currentPassword: learner.password },
    });
    expect((await confirm(await lastLink())).body).toEqual({ email });
    expect(await isConfirmed(learner)).toBe(true);
    expect((await confirm(link)).failure.code).toBe('link_expired');
  });
});
