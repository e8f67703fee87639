import type { Page } from '@playwright/test';
import { skipDoublePressGuard, outcomeOf, Player } from '../support/player.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, notifications } from '../support/toast.ts';

/** XP for the first completed scenario, and for the first without a mistake, on top of their own. */
const firstBadgeXp = 50;
const perfectBadgeXp = 25;
const bothBadgesXp = firstBadgeXp + perfectBadgeXp;

const header = (page: Page) => page.getByRole('list', { name: 'Your progress' });

/** From now on, the server answers 503 when progress is saved. */
async function failSaves(page: Page): Promise<void> {
  const failure = { status: 503, json: { message: 'Back in a moment.', code: 'unavailable' } };
  await page.route('**/api/progress', (route) =>
    route.request().method() === 'POST' ? route.fulfill(failure) : route.fallback(),
  );
}

test('offline in mid-scenario and back: everything counts, once', async ({ page, network, learner, api }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  const { xp, percent, score } = outcomeOf(scenario!, 1);
  await page.goto('/dashboard');
  const player = await Player.start(page, scenario!);
  await player.work([true]);

  await network.goOffline();
  await expect(
    page.getByText("You're offline. We'll keep your answers on this device until you're back online."),
  ).toBeVisible();
  await player.answer(false);
  await expectToast(page, 'Not quite right', "Don't worry, learning from mistakes is part of the process.");
  await expect(player.card).toContainText('Saved on this device');
  await player.goOn();
  await player.finish();
  await expectToast(
    page,
    'Saved on this device',
    'Your result is sent by itself as soon as our server can be reached.',
  );
  await expect(page.getByRole('main')).toContainText(
    "You'll get your XP as soon as our server can be reached.",
  );
  // In the banner: there is one notice, and no second one on the page.
  await expect(page.getByText("You're offline. 1 result is saved on this device.")).toBeVisible();
  await expect(page.getByText('saved on this device.')).toHaveCount(1);
  // There is nothing to press while there is no network.
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  expect((await api.progress(learner.token))[0]).toMatchObject({ completed: false });

  await network.goOnline();
  await expectToast(page, 'Saved results sent', `1 saved scenario has been counted. You earned ${xp} XP!`);
  await expect(page.getByRole('main')).toContainText(`+${xp} XP`);
  await expect(header(page)).toContainText(`${xp + firstBadgeXp} XP`);
  await expect(page.getByText("You're offline.")).toBeHidden();
  await expect(page.getByText('saved on this device')).toBeHidden();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText(percent, { exact: true }).first()).toBeVisible();

  await page.reload();
  await expect(header(page)).toContainText(`${xp + firstBadgeXp} XP`);
  const { user, progress } = await api.dashboard(learner.token);
  expect(user).toMatchObject({
    xp: xp + firstBadgeXp,
    points: (xp + firstBadgeXp) / 2,
    streak: 1,
  });
  expect(progress).toMatchObject([{ completed: true, score, attempts: 1 }]);
});

test('a scenario is started and completed offline', async ({
  page,
  network,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/An impression was not counted/);
  const [first, second, before] = await api.scenarios(learner.token, 'nursing');
  // A newcomer is offered one case; a learner who has started one has a list.
  const begun = { scenarioId: before!.id, completed: false, score: 0, timeSpent: 5 };
  await api.call('POST', '/api/progress', learner.token, begun);
  const needed = Promise.all([
    page.waitForResponse('**/assets/scenario-player.screen*.js'),
    page.waitForResponse(/\/api\/scenarios$/),
  ]);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Recent Progress' })).toBeVisible();
  await needed;
  await network.goOffline();
  for (const scenario of [first!, second!]) {
    await (await Player.start(page, scenario)).finish();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  }
  await expect(page.getByText('2 results are saved on this device.')).toBeVisible();
  await network.goOnline();
  const xp = first!.xpReward + second!.xpReward;
  await expectToast(page, 'Saved results sent', `2 saved scenarios have been counted. You earned ${xp} XP!`);
  await expect(header(page)).toContainText(`${xp + bothBadgesXp} XP`);
  expect((await api.dashboard(learner.token)).user.xp).toBe(xp + bothBadgesXp);
});

test('a case completed offline opens as completed, even if its result was sent from elsewhere', async ({
  page,
  network,
  learner,
  api,
}) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  const { correct } = outcomeOf(scenario!);
  await page.goto('/dashboard');
  const player = await Player.start(page, scenario!);
  await network.goOffline();
  await player.finish();
  await expect(page.getByText('1 result is saved on this device.')).toBeVisible();
  await page.goto('about:blank');
  await network.goOnline();
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(notifications(other)).toContainText('Saved results sent');
  await other.close();
  await page.goBack();
  await expect(page.getByRole('main')).toContainText(correct);
  await expect(page.getByText('Question 1 of')).toHaveCount(0);
  expect(await api.progress(learner.token)).toMatchObject([{ completed: true, attempts: 1 }]);
});

test('while the server is briefly down, answers are kept, also through a reload, and sent later', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503.*\/api\/progress/);
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await failSaves(page);
  await page.goto('/dashboard');
  const player = await Player.start(page, scenario!);
  await player.finish();
  await expectToast(
    page,
    'Saved on this device',
    'Your result is sent by itself as soon as our server can be reached.',
  );

  // What isn't sent yet is still there after a reload: everything was answered, so it is the result.
  await page.reload();
  await expect(page.getByRole('main')).toContainText(outcomeOf(scenario!).correct);
  await page.goto('/dashboard');
  await expect(page.getByText('1 result is saved on this device.')).toBeVisible();
  expect((await api.dashboard(learner.token)).user.xp).toBe(0);
  await page.unroute('**/api/progress');
  await page.getByRole('button', { name: 'Send now' }).click();
  await expectToast(
    page,
    'Saved results sent',
    `1 saved scenario has been counted. You earned ${scenario!.xpReward} XP!`,
  );
  await expect(page.getByText('1 result is saved on this device.')).toBeHidden();
  await expect(header(page)).toContainText(`${scenario!.xpReward + bothBadgesXp} XP`);
  await expect(page.getByRole('listitem').filter({ hasText: '100%' }).first()).toContainText(scenario!.title);
  expect((await api.progress(learner.token))[0]).toMatchObject({ score: 100, attempts: 1 });
});

test('an answer whose response was lost is not counted twice', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED.*\/api\/progress/);
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  let lost = 0;
  await page.route('**/api/progress', async (route) => {
    if (route.request().method() !== 'POST' || lost >= 2) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.goto('/dashboard');
  const player = await Player.start(page, scenario!);
  await player.finish();
  await expect(page.getByRole('main')).toContainText(`+${scenario!.xpReward} XP`);
  const { user, progress } = await api.dashboard(learner.token);
  expect(user.xp).toBe(scenario!.xpReward + bothBadgesXp);
  expect(progress).toMatchObject([{ attempts: 1, score: 100 }]);
});

test('a session that ends in mid-scenario: the result waits for the learner to sign in again', async ({
  page,
  network,
  learner,
  api,
  expectedErrors,
}) => {
  // Any request between the end of the session and the sign-in screen is refused as well.
  expectedErrors.push(/status of 401/);
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.goto('/dashboard');
  const player = await Player.start(page, scenario!);
  await player.work(scenario!.scenario.questions.slice(1).map(() => true));
  await player.answer(true);
  await expect(page.getByText('Answer recorded')).toBeVisible();
  // A request after an answer would end the session first.
  await network.settled();
  await api.endSession(learner.token);
  await skipDoublePressGuard(page);
  await page.getByRole('button', { name: 'Complete Scenario' }).click();
  await expect(page).toHaveURL(`/auth?next=%2Fscenarios%2F${scenario!.id}`);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await signIn(page, learner);
  await expect(page).toHaveURL(`/scenarios/${scenario!.id}`);
  // The reopened page or the outbox sends the result, whichever comes first; each reports it once.
  const xp = scenario!.xpReward;
  await expect(notifications(page).getByRole('paragraph')).toHaveText([
    /^(Saved results sent|Scenario Complete!)$/,
    new RegExp(`^(1 saved scenario has been counted. You|You scored 100% and) earned ${xp}\\sXP!$`),
  ]);
  // Everything was answered: it leads to the result, which the server has by now.
  await expect(page.getByRole('main')).toContainText(outcomeOf(scenario!).correct);
  await expect(header(page)).toContainText(`${scenario!.xpReward + bothBadgesXp} XP`);
});

test('what one learner left behind is not sent for the next', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503.*\/api\/progress/, /status of 401/);
  const other = await api.register();
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await failSaves(page);
  await page.goto('/dashboard');
  await (await Player.start(page, scenario!)).finish();
  await expect(page.getByText('1 result is saved on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.unroute('**/api/progress');

  for (const { email, password, token, user } of [other, learner]) {
    await signIn(page, { email, password });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(user.username);
    if (token === other.token) {
      await expect(page.getByText('saved on this device')).toBeHidden();
      await page.getByRole('button', { name: 'Sign Out' }).click();
    }
  }
  await expect(header(page)).toContainText(`${scenario!.xpReward + bothBadgesXp} XP`);
  expect((await api.dashboard(other.token)).user.xp).toBe(0);
});
