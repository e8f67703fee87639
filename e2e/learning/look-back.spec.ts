import type { AnswerOf } from '@rounds/contract/endpoint';
import type { Session } from '@rounds/contract/identity/accounts';
import type { getLookBack } from '@rounds/contract/learning/look-back';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

test('a learner looks back at the completed week, and asks for it by mail', async ({ page, api }) => {
  // The demo learner has worked in every week, whatever day today is.
  const { token, user } = await api.call<Session>('POST', '/api/auth/demo', undefined, {});
  await page.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { token, user: JSON.stringify(user) },
  );
  const week = await api.call<AnswerOf<typeof getLookBack>>('GET', '/api/look-back', token);
  const scenarios = await api.scenarios(token, 'nursing');
  const worked = scenarios.find(({ id }) => id === week.cases[0]?.scenarioId);

  await page.goto('/profile?tab=progress');
  await page.getByRole('link', { name: 'Weekly look back' }).click();
  await expect(page).toHaveURL(/\/look-back$/);
  const learned = page.getByRole('region', { name: 'What you learned' });
  await expect(learned).toContainText(worked!.title);
  await expect(learned).toContainText(`Questions answered${week.answered}`);
  await expect(page.getByRole('region', { name: 'What slipped' })).toContainText(
    'Questions missed, by topic',
  );
  await expect(page.getByRole('region', { name: "What's due" })).toContainText(
    `${week.due} questions to review`,
  );
  await expect(page.getByRole('link', { name: 'Practice what you missed' })).toHaveAttribute(
    'href',
    '/practice?state=wrong',
  );
  await expectAccessible(page);

  const mail = page.getByRole('switch', { name: 'Send me this every Monday' });
  await expect(mail).not.toBeChecked();
  await mail.focus();
  await page.keyboard.press('Space');
  await expect(mail).toBeChecked();
  await page.reload();
  await expect(mail).toBeChecked();
});

test('an empty week is shown as empty', async ({ page, learner }) => {
  expect(learner.token).not.toBe('');
  await page.goto('/look-back');
  await expect(page.getByText('A quiet week')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you learned' })).toHaveCount(0);
  await expect(page.getByText('Nothing is due for review.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a case' })).toHaveAttribute(
    'href',
    '/learning-pathways',
  );
  await expectAccessible(page);
});
