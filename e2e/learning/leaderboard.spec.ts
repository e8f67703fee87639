import { ownEntry } from '../support/elements.ts';
import { expect, test } from '../support/test.ts';

test.describe('the leaderboard', () => {
  test('marks a learner’s own row, below the list or in it', async ({ page, learner, api }) => {
    const scenarios = await api.scenarios(learner.token);
    const board = page.getByRole('region', { name: 'Leaderboard' });
    const rows = board.getByRole('listitem');
    const own = ownEntry(board);
    await api.complete(learner.token, scenarios.slice(0, 1), 10);
    await page.goto('/dashboard');
    await expect(rows).toHaveCount(10);
    // 10 for the scenario, 50 for the first achievement.
    await expect(own).toHaveText(/^Rank \d.*You.*60\sXP.*Level 1$/);
    await expect(rows.and(own)).toHaveCount(0);

    await api.complete(learner.token, scenarios, 100);
    const { xp, level } = (await api.dashboard(learner.token)).user;
    // The list may be a second old, from before all these completions.
    await expect(async () => {
      await page.reload();
      await expect(rows.and(own)).toContainText(`${xp.toLocaleString('en')} XP`, { timeout: 2000 });
    }).toPass();
    await expect(own).toHaveCount(1);
    await expect(own).toContainText(learner.user.username);
    await expect(own).toContainText(`Level ${level}`);
    await expect(own).toContainText('Nursing');
  });

  test('switches between all time and this week', async ({ page, learner, api }) => {
    const [scenario] = await api.scenarios(learner.token);
    // A client's self-reported scores are not on the week's list.
    await api.complete(learner.token, [scenario!], 100);
    await page.goto('/dashboard');
    const board = page.getByRole('region', { name: 'Leaderboard' });
    await expect(ownEntry(board)).toContainText('You');
    await expect(ownEntry(board)).not.toHaveText(/[^\d,]0\sXP/);
    await board.getByText('This week').click();
    await expect(board.getByRole('radio', { name: 'This week' })).toBeChecked();
    await expect(ownEntry(board)).toHaveText(/[^\d,]0\sXP/);
    await board.getByText('All time').click();
    await expect(ownEntry(board)).toContainText('You');
  });

  test('calls learners without a career path students, and says when nobody is there', async ({
    page,
    learner,
    api,
  }) => {
    await api.complete(learner.token, (await api.scenarios(learner.token)).slice(0, 1), 100);
    const entry = { id: learner.user.id + 1000, username: 'pathless', careerPath: null, xp: 1, level: 1 };
    await page.route('**/api/leaderboard?*', (route) => route.fulfill({ json: [entry] }));
    await page.goto('/dashboard');
    const board = page.getByRole('region', { name: 'Leaderboard' });
    await expect(board.getByRole('listitem')).toContainText('Student');
    await page.route('**/api/leaderboard?*', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(board).toContainText('No leaderboard data available');
  });
});
