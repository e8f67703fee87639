import type { Page } from '@playwright/test';
import { documentRoot } from '../support/elements.ts';
import { waitForPaint } from '../support/idle-work.ts';
import { skipDoublePressGuard, Player, playersOf } from '../support/player.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test, signedInTest } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const firstBadgeXp = 50;
const perfectBadgeXp = 25;
const header = (page: Page) => page.getByRole('list', { name: 'Your progress' });
const offlineBanner = (page: Page) => page.getByText("You're offline. We'll keep your answers");

/** Once everything is on the device: the active service worker, the strings, the scenarios. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const isKept = async () =>
    page.evaluate(async () => {
      const addresses = async (name: string) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url);
      const names = await caches.keys();
      const answers = await Promise.all(
        names.filter((name) => name.startsWith('rounds-answers-')).map(addresses),
      );
      const strings = await addresses('rounds-strings');
      const hasAll = ['dashboard', encodeURIComponent('["scenarios"]')].every((part) =>
        answers.flat().some((url) => url.includes(part)),
      );
      return navigator.serviceWorker.controller !== null && hasAll && strings.length > 20;
    });
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

test('a day offline: reload, look around, answer, and back online it counts once', async ({
  page,
  network,
  learner,
  api,
}) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your first case' })).toBeVisible();
  await untilKept(page);

  await network.goOffline();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(learner.user.username);
  await expect(offlineBanner(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start your first case' })).toBeVisible();

  await page.goto('/learning-pathways');
  await expect(Player.startButton(page, scenario!)).toBeVisible();
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption(scenario!.difficulty);
  const player = await Player.start(page, scenario!);
  await player.finish();
  await expect(page.getByText('1 result is saved on this device.')).toBeVisible();

  // Never opened on this device before: it says so, and loads by itself later.
  await page.goto('/community');
  await expect(page.getByText("This will load as soon as you're back online.").first()).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeHidden();
  await expect(page.getByText("You're offline")).toHaveCount(1);

  await network.goOnline();
  const xp = scenario!.xpReward + firstBadgeXp + perfectBadgeXp;
  await expect(header(page)).toContainText(`${xp} XP`);
  await expect(page.getByText('This will load as soon as')).toHaveCount(0);
  await expect(offlineBanner(page)).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible();
  const { user, progress } = await api.dashboard(learner.token);
  expect(user.xp).toBe(xp);
  expect(progress).toMatchObject([{ completed: true, score: 100, attempts: 1 }]);
});

test('a practice session continues through a day offline, and each answer counts once', async ({
  page,
  network,
  learner,
  api,
}) => {
  const scenarios = await api.scenarios(learner.token);
  const session = await api.beginPractice(learner.token, { count: 5 });
  const players = playersOf(page, session, scenarios);
  const main = page.getByRole('main');
  const work = async (from: number, to: number) => {
    for (const [index, player] of players.entries()) {
      if (index < from || index >= to) continue;
      await expect(main).toContainText(`Question ${index + 1} of 5`);
      await player.answer(index > 0);
      await skipDoublePressGuard(page);
      await player.action.click();
    }
  };
  await page.goto('/dashboard');
  await untilKept(page);
  await page.goto('/practice');
  await page.getByRole('region', { name: 'Continue' }).getByRole('link', { name: 'Nursing' }).click();
  await work(0, 1);
  await expect.poll(async () => (await api.practice(learner.token, session.id)).answered).toBe(1);

  await network.goOffline();
  await work(1, 2);
  // Both sent and waiting answers are there after a reload, and after returning through the start.
  await page.reload();
  await work(2, 3);
  await page.goto('/practice');
  await expect(page.getByText('1 result is saved on this device.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();
  await page.getByRole('region', { name: 'Continue' }).getByRole('link', { name: 'Nursing' }).click();
  await work(3, 5);
  await expect(main).toContainText('4 of 5 questions correct');
  expect((await api.practice(learner.token, session.id)).answered).toBe(1);

  await network.goOnline();
  await expect.poll(async () => (await api.practice(learner.token, session.id)).answered).toBe(5);
  const { completedAt, correct, score } = await api.practice(learner.token, session.id);
  expect({ isDone: completedAt !== null, correct, score }).toEqual({ isDone: true, correct: 4, score: 80 });
  const { user } = await api.dashboard(learner.token);
  expect(user).toMatchObject({ xp: 0, streak: 1 });
  await page.reload();
  await expect(main).toContainText('4 of 5 questions correct');
  await expect(page.getByText('saved on this device')).toHaveCount(0);
});

signedInTest(
  'the chosen language is there without a network, on screens never opened before too',
  async ({ page, network }) => {
    await page.addInitScript(() => localStorage.setItem('rounds.language', 'de'));
    await page.goto('/dashboard');
    await untilKept(page);
    await network.goOffline();
    for (const address of ['/profile', '/achievements', '/avatar', '/mentorship/1', '/u/some.body']) {
      await page.goto(address);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(documentRoot(page)).toHaveAttribute('lang', 'de');
      await expect(page.getByText('Du bist offline').first()).toBeVisible();
    }
  },
);

test('nothing of a learner stays after they sign out, and the next one sees nothing of theirs', async ({
  page,
  network,
  learner,
  api,
}) => {
  const other = await api.register('pharmacy');
  await page.goto('/dashboard');
  await untilKept(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);

  const left = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const texts = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          const answers = await cache.matchAll();
          return (await Promise.all(answers.map((answer) => answer.text()))).join(' ');
        }),
      );
      const databases = await indexedDB.databases();
      return {
        caches: names.filter((name) => name.startsWith('rounds-answers-')),
        words: [...texts, JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join(
          ' ',
        ),
        databases: databases.map(({ name }) => name),
      };
    });
  await expect.poll(async () => (await left()).caches).toEqual([]);
  const { words, databases } = await left();
  expect(words).not.toContain(learner.user.username);
  expect(words).not.toContain(learner.token);
  expect(words).not.toContain(learner.email);
  expect(words).not.toContain(`rounds.timer.${learner.user.id}`);
  expect(databases).toEqual([]);

  await signIn(page, other);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(other.user.username);
  await untilKept(page);
  await network.goOffline();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(other.user.username);
  expect((await left()).words).not.toContain(learner.user.username);
});

test('a newer release is offered, and waits while a case is open', async ({ page, learner, api }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  const offer = page.getByRole('status').filter({ hasText: 'A new version of Rounds is ready.' });
  // A different address of the worker's file is to the browser like a changed file: a new worker, which waits.
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (file, options) =>
      register(`${String(file)}${localStorage.getItem('release') ?? ''}`, options);
  });
  await page.goto('/dashboard');
  await untilKept(page);
  await expect(offer).toBeHidden();
  await page.evaluate(() => localStorage.setItem('release', '?release=2'));
  await page.reload();
  // It starts once the page shows its content, and fetches the whole shell.
  await expect(offer).toBeVisible({ timeout: 30_000 });
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));

  const player = await Player.start(page, scenario!);
  await expect(offer).toBeHidden();
  await player.finish();
  await expect(offer).toBeVisible();
  expect(loads).toEqual([]);

  await offer.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => loads.length).toBe(1);
  // The result is still there: its stored review.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(scenario!.title);
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await expect.poll(worker).toContain('release=2');
  // The new worker is active, and no other waits.
  const others = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return [registration.installing, registration.waiting].filter((worker) => worker !== null).length;
    });
  await expect.poll(others).toBe(0);
  await waitForPaint(page);
  await expect(offer).toBeHidden();
});

test('a screen first opened offline loads by itself when the network is back', async ({
  page,
  network,
  learner,
  api,
}) => {
  const session = await api.beginPractice(learner.token, { count: 5 });
  await page.goto('/dashboard');
  await untilKept(page);
  await network.goOffline();
  await page.goto(`/practice/${session.id}`);
  await expect(page.getByText("We couldn't load your practice")).toBeVisible();
  await expect(offlineBanner(page)).toHaveCount(1);
  await network.goOnline();
  // At once, not at the next retry half a minute later.
  await expect(page.getByText('Question 1 of 5')).toBeVisible({ timeout: 15_000 });
});
