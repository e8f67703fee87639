import { randomUUID } from 'node:crypto';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { expectAccessible } from '../support/accessible.ts';
import type { Api } from '../support/api.ts';
import { ownEntry } from '../support/elements.ts';
import { expect, test } from '../support/test.ts';

/** Completes a case with this many questions right. */
async function work(
  api: Api,
  token: string,
  { id, version, scenario }: Scenario,
  right: number,
): Promise<void> {
  await api.call('POST', '/api/progress', token, {
    scenarioId: id,
    version,
    completed: true,
    score: 0,
    timeSpent: 120,
    attemptId: randomUUID(),
    answers: scenario.questions.map(({ correct, options }, questionIndex) => ({
      questionIndex,
      selectedOption: questionIndex < right ? correct : (correct + 1) % options.length,
    })),
  });
}

test('a learner joins a league by keyboard, sees their own place rise, and leaves', async ({
  page,
  learner,
  api,
}) => {
  const scenarios = await api.scenarios(learner.token, 'nursing');
  const plain = scenarios.filter(({ scenario }) => scenario.questions.every(({ item }) => !item));
  for (let n = 0; n < 5; n += 1) {
    const other = await api.register();
    await api.call('PUT', '/api/league', other.token);
    await work(api, other.token, plain[0]!, 2);
  }
  await page.goto('/community?tab=leaderboard');
  const league = page.getByRole('region', { name: 'Weekly league' });
  await expect(league).toContainText('Only graded XP counts');
  await expectAccessible(page);
  await league.getByRole('button', { name: 'Join the league' }).focus();
  await page.keyboard.press('Enter');
  await expect(league).toContainText('Bronze');
  await expect(league).toContainText('Your XP this week0 XP');
  await expect(league).toContainText('The week ends on Monday at 00:00 UTC.');
  // A learner at the bottom sees the upper half, but not their own place.
  await expect(ownEntry(league)).toHaveCount(0);

  for (const scenario of plain.slice(0, 3)) await work(api, learner.token, scenario, 5);
  await page.reload();
  const own = ownEntry(league);
  await expect(own).toContainText(learner.user.username);
  await expect(own).toContainText('You');
  await expectAccessible(page);

  await league.getByRole('button', { name: 'Leave the league' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the league?' });
  await dialog.getByRole('button', { name: 'Leave the league' }).click();
  await expect(league.getByRole('button', { name: 'Join the league' })).toBeVisible();
});

test('a failed save is reported, and can be retried', async ({ page, learner, expectedErrors }) => {
  expect(learner.token).not.toBe('');
  expectedErrors.push(/503/);
  await page.goto('/community?tab=leaderboard');
  const league = page.getByRole('region', { name: 'Weekly league' });
  await page.route('**/api/league', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Later' } })
      : route.fallback(),
  );
  await league.getByRole('button', { name: 'Join the league' }).click();
  await expect(league).toContainText("We couldn't save that");
  await page.unroute('**/api/league');
  await league.getByRole('button', { name: 'Join the league' }).click();
  await expect(league).toContainText('Bronze');
});
