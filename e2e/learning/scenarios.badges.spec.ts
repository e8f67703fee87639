import type { Page } from '@playwright/test';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import type { Api } from '../support/api.ts';
import { Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { notifications } from '../support/toast.ts';

/** A badge that the next answer unlocks, as the first answer on a streak's third day does. */
async function unlockOnAnswer(page: Page, api: Api, token: string): Promise<UserAchievement> {
  const achievements = await api.call<UserAchievement['achievement'][]>('GET', '/api/achievements', token);
  const achievement = achievements.find(({ title }) => title === 'Three in a Row')!;
  const { id, title, icon } = achievement;
  const unlock = {
    id: 900_000,
    achievementId: id,
    title,
    icon,
    unlockedAt: new Date().toISOString(),
    achievement,
  };
  let isTold = false;
  let isUnlocked = false;
  await page.route('**/api/progress', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { unlocked?: UserAchievement[] };
    const isFirst = !isUnlocked && Boolean(answer.unlocked);
    if (isFirst) isUnlocked = true;
    await route.fulfill({ response, json: isFirst ? { ...answer, unlocked: [unlock] } : answer });
  });
  await page.route('**/api/achievements/check', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as UserAchievement[];
    await route.fulfill({ response, json: isUnlocked && !isTold ? [unlock, ...answer] : answer });
    isTold = true;
  });
  return unlock;
}

test('a badge unlocked in mid-case waits for the result, which announces it once', async ({
  page,
  learner,
  api,
}) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  const { title } = await unlockOnAnswer(page, api, learner.token);
  await page.goto(`/scenarios/${scenario!.id}`);
  const player = new Player(page, scenario!);
  const recorded = page.waitForResponse('**/api/progress');
  await player.answer(true);
  await recorded;
  await player.goOn();
  await player.answer(true);
  // Its turn would come now that the answer's own notification is gone.
  await expect(notifications(page).getByRole('paragraph')).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByText('New Achievement Unlocked!')).toHaveCount(0);
  await player.goOn();
  await player.finish();
  await expect(page.getByRole('region', { name: /new badges unlocked/ })).toContainText(title);
  await expect(notifications(page)).toContainText('Scenario Complete!');
  await expect(notifications(page).getByRole('paragraph')).toHaveCount(0, { timeout: 15_000 });
});
