import { randomUUID } from 'node:crypto';
import type { getMastery } from '@rounds/contract/learning/mastery';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { Player } from '../support/player.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

test('a learner sees the level of each topic, practices the weakest by keyboard, and is offered a case on it', async ({
  page,
  learner,
  api,
}) => {
  const [first, second] = await api.scenarios(learner.token, 'nursing');
  await page.goto(`/scenarios/${first!.id}`);
  await new Player(page, first!).finish(first!.scenario.questions.map(() => false));
  await page.goto(`/scenarios/${second!.id}`);
  await new Player(page, second!).finish(second!.scenario.questions.map((_, index) => index % 2 === 0));
  // The result leads to a case on the weakest area, and says so.
  await expect(page.getByRole('link', { name: /^Next case: / })).toHaveAccessibleDescription(
    /^Because (you missed a question on .+|.+ is your weakest topic)\.$/,
  );
  const { areas } = await api.call<AnswerOf<typeof getMastery>>('GET', '/api/mastery', learner.token);
  expect(areas.length).toBeGreaterThan(1);

  await page.goto('/profile?tab=progress');
  const mastery = page.getByRole('region', { name: 'Mastery by topic' });
  const weakest = mastery.getByRole('listitem').first();
  await expect(weakest).toContainText('Your level shows from 5 answers on.');
  await expectAccessible(page);

  // The next case offered covers the weakest area, and so does the practice next to it.
  await page.goto('/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  const because = /Because (?:you missed a question on (.+)|(.+) is your weakest topic)\./;
  await expect(today).toContainText(because);
  const [, missed, topic = missed!] = because.exec(await today.innerText())!;
  await expect(today.getByRole('button', { name: /^Practice: / })).toHaveText(`Practice: ${topic}`);
  const title = await today.getByRole('heading', { level: 3 }).first().innerText();
  const offered = (await api.scenarios(learner.token, 'nursing')).find((one) => one.title === title);
  expect(offered?.scenario.questions.map(({ tags }) => tags?.need)).toContain(areas[0]?.need);

  await page.goto('/profile?tab=progress');
  await weakest.getByRole('button', { name: /^Practice: / }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/practice\/[0-9a-f-]{36}$/);
});

test('a topic with enough answers has a level', async ({ page, learner, api }) => {
  const scenarios = await api.scenarios(learner.token, 'nursing');
  const choices = scenarios.filter(({ scenario }) => scenario.questions[0]!.item === undefined);
  for (const { id: scenarioId, version, scenario } of choices.slice(0, 12)) {
    const answer = { questionIndex: 0, selectedOption: scenario.questions[0]!.correct === 0 ? 1 : 0 };
    const body = { scenarioId, version, attemptId: randomUUID(), completed: false, score: 0, timeSpent: 9 };
    await api.call('POST', '/api/progress', learner.token, { ...body, ...answer });
  }
  await page.goto('/profile?tab=progress');
  const mastery = page.getByRole('region', { name: 'Mastery by topic' });
  const leveled = mastery.getByRole('listitem').filter({ hasText: 'Attempted' }).first();
  await expect(leveled).toContainText(/About \d+% known, most likely \d+% to \d+%/);
  await expect(
    leveled.getByRole('img', { name: /^Mastery: .*About \d+% known, most likely \d+% to \d+%$/ }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('learners who have answered nothing see no mastery', async ({ page, learner }) => {
  expect(learner.token).not.toBe('');
  await page.goto('/profile?tab=progress');
  await expect(page.getByText('No progress yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mastery by topic' })).toHaveCount(0);
});
