import { changePassword } from '@rounds/contract/identity/accounts.security';
import { forgotPassword } from '@rounds/contract/identity/accounts';
import { saveSettings } from '@rounds/contract/identity/settings';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { tokenIn } from '../../../../testing/doubles.ts';
import { address, registerLearner } from '../../../../testing/factories.ts';
import { mailTexts } from './mail.texts.ts';

onServer('the mails of an account', (server) => {
  it('are in the learner’s language, and in English until they choose one', async () => {
    const { client, email, password } = await registerLearner(server);
    const ask = async () => {
      await server.client.call(forgotPassword, { body: { email }, from: address() });
      await server.jobs.runAll();
      return server.mailer.sent.at(-1)!;
    };
    expect((await ask()).subject).toBe(mailTexts.en.links.reset_password.subject);
    await client.call(saveSettings, { body: { language: 'ja' } });
    const mail = await ask();
    expect(mail.subject).toBe(mailTexts.ja.links.reset_password.subject);
    expect(tokenIn(mail)).not.toBe('');

    const body = { currentPassword: password, newPassword: 'another-long-password' };
    expect((await client.call(changePassword, { body })).status).toBe(200);
    await server.jobs.runAll();
    expect(server.mailer.sent.at(-1)?.subject).toBe(mailTexts.ja.notices.password_changed.subject);
  });
});
