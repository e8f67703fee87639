import { getSettings } from '@rounds/contract/identity/settings';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { expectAccessible } from '../support/accessible.ts';
import { tabTo } from '../support/keyboard.ts';
import { linkFromMail } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

test('a mail’s link unsubscribes its reader, without signing in, by keyboard', async ({
  page,
  api,
  expectedErrors,
}) => {
  // Mails are sent once a minute.
  test.setTimeout(150_000);
  const learner = await api.register();
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await api.complete(learner.token, [scenario!], 100);
  const link = await linkFromMail(learner.email, 1, '/unsubscribe', 90_000);
  const wantsMail = async () =>
    (await api.call<AnswerOf<typeof getSettings>>('GET', getSettings.path, learner.token)).emailNotifications;

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop notification emails?');
  await expectAccessible(page);
  expect(await wantsMail()).toBe(true);
  await tabTo(page, page.getByRole('button', { name: 'Stop these emails' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "You won't get notification emails anymore",
  );
  expect(await wantsMail()).toBe(false);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeFocused();

  expectedErrors.push(/404.*\/api\/unsubscribe/);
  await page.goto(link.slice(0, -1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("This link doesn't work");
  await expectAccessible(page);
});
