import { randomUUID } from 'node:crypto';
import { weekMs, weekStart } from '@rounds/contract/week.rules';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('a learner looks back at the week that is over, and asks for it by mail', async ({
  page,
  learner,
  api,
}) => {
  const scenarios = await api.scenarios(learner.token, 'nursing');
  const plain = scenarios.find(({ scenario }) => scenario.questions.every(({ item }) => !item))!;
  // The middle of last week, wherever the learner is.
  const occurredAt = new Date(weekStart(new Date()).getTime() - weekMs + 3 * dayMs).toISOString();
  await api.call('POST', '/api/progress', learner.token, {
    scenarioId: plain.id,
    version: plain.version,
    completed: true,
    score: 0,
    timeSpent: 120,
    attemptId: randomUUID(),
    occurredAt,
    answers: plain.scenario.questions.map(({ correct, options }, questionIndex) => ({
      questionIndex,
      selectedOption: questionIndex === 0 ? (correct + 1) % options.length : correct,
    })),
  });

  await page.goto('/profile?tab=progress');
  await page.getByRole('link', { name: 'Look back at last week' }).click();
  await expect(page).toHaveURL(/\/look-back$/);
  const learned = page.getByRole('region', { name: 'What you learned' });
  await expect(learned).toContainText(plain.title);
  await expect(learned).toContainText(`Questions answered${plain.scenario.questions.length}`);
  await expect(page.getByRole('region', { name: 'What slipped' })).toContainText(
    'Questions missed, by topic',
  );
  await expect(page.getByRole('region', { name: 'What is due' })).toContainText('1 question to review');
  await expectAccessible(page);

  const mail = page.getByRole('switch', { name: 'Send me this every Monday' });
  await expect(mail).not.toBeChecked();
  await mail.focus();
  await page.keyboard.press('Space');
  await expect(mail).toBeChecked();
  await page.reload();
  await expect(mail).toBeChecked();
});

test('an empty week is told as what it was', async ({ page, learner }) => {
  expect(learner.token).not.toBe('');
  await page.goto('/look-back');
  await expect(page.getByText('A quiet week')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you learned' })).toHaveCount(0);
  await expect(page.getByText('Nothing is due for review.')).toBeVisible();
  await expectAccessible(page);
});
