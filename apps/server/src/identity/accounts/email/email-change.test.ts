import { cancelEmailChange, resendEmailConfirmation } from '@rounds/contract/identity/accounts.security';
import { confirmEmail, forgotPassword, getProfile, resetPassword } from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { tokenIn } from '../../../../testing/doubles.ts';
import { type Learner, address, newAccount, registerLearner } from '../../../../testing/factories.ts';

onServer('a change of the email', (server) => {
  const ask = ({ client, password: currentPassword }: Learner, email: string) =>
    client.send('PUT', '/api/user/profile', { body: { email, currentPassword } });
  const mails = async () => {
    const before = server.mailer.sent.length;
    await server.jobs.runAll();
    return server.mailer.sent.slice(before);
  };
  const confirm = (token: string) => server.client.call(confirmEmail, { body: { token }, from: address() });

  it('is announced to the old address', async () => {
    const learner = await registerLearner(server);
    await mails();
    const { email } = newAccount();
    expect((await ask(learner, email)).status).toBe(200);
    const [notice, link] = await mails();
    expect(notice).toMatchObject({
      to: learner.email,
      subject: 'Your Rounds email address is being changed',
    });
    expect(notice?.text).toContain(email);
    expect(notice?.text).not.toContain('token=');
    expect(link?.to).toBe(email);
  });

  it('has its link sent again, and then only the newer one works', async () => {
    const learner = await registerLearner(server);
    const { email } = newAccount();
    await ask(learner, email);
    const older = tokenIn((await mails()).at(-1)!);
    expect((await learner.client.call(resendEmailConfirmation)).status).toBe(202);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.to).toBe(email);
    expect((await confirm(older)).failure.code).toBe('link_expired');
    expect((await confirm(tokenIn(mail!))).body).toEqual({ email });
  });

  it('can be canceled, and then its link does nothing', async () => {
    const learner = await registerLearner(server);
    await ask(learner, newAccount().email);
    const token = tokenIn((await mails()).at(-1)!);
    const { status, body } = await learner.client.call(cancelEmailChange);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: learner.email, pendingEmail: null });
    expect((await confirm(token)).failure.code).toBe('link_expired');
    expect((await learner.client.call(getProfile)).body.user.email).toBe(learner.email);
    const nothing = await learner.client.call(resendEmailConfirmation);
    expect(nothing.status).toBe(409);
    expect(nothing.failure.code).toBe('no_pending_email');
    expect((await learner.client.call(cancelEmailChange)).status).toBe(200);
  });

  it('sends no mail when it is canceled first', async () => {
    const learner = await registerLearner(server);
    const { email } = newAccount();
    await ask(learner, email);
    await learner.client.call(cancelEmailChange);
    expect((await mails()).map(({ to }) => to)).not.toContain(email);
  });

  it('can be requested five times an hour, including resends', async () => {
    const learner = await registerLearner(server);
    await ask(learner, newAccount().email);
    for (let n = 0; n < 4; n += 1) {
      expect((await learner.client.call(resendEmailConfirmation)).status).toBe(202);
    }
    expect((await learner.client.call(resendEmailConfirmation)).status).toBe(429);
    expect((await ask(learner, newAccount().email)).status).toBe(429);
    server.clock.advance({ hours: 1 });
    expect((await learner.client.call(resendEmailConfirmation)).status).toBe(202);
    await mails();
  });

  it('revokes a password link that went to the old address', async () => {
    const learner = await registerLearner(server);
    await ask(learner, newAccount().email);
    const token = tokenIn((await mails()).at(-1)!);
    await server.client.call(forgotPassword, { body: { email: learner.email }, from: address() });
    const reset = tokenIn((await mails()).at(-1)!);
    expect((await confirm(token)).status).toBe(200);
    const body = { token: reset, password: 'another password' };
    const late = await server.client.call(resetPassword, { body, from: address() });
    expect(late.failure.code).toBe('link_expired');
  });

  it('requires a session', async () => {
    expect((await server.client.call(resendEmailConfirmation)).status).toBe(401);
    expect((await server.client.call(cancelEmailChange)).status).toBe(401);
  });
});
