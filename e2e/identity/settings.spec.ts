import type { Page } from '@playwright/test';
import type { Settings } from '@rounds/contract/identity/settings';
import type { Learner } from '../support/api.ts';
import { expectNoViolations } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectNoOverflow, phone } from '../support/layout.ts';
import { Player } from '../support/player.ts';
import { expectAccessible, expectAccessibleInLanguage } from '../support/accessible.ts';
import { expect, test, signedInTest } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const gear = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Settings' });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await gear(page).click();
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
}

async function settingsOf(page: Page, { token }: Learner): Promise<Settings> {
  const response = await page.request.get('/api/user/settings', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await response.json()) as Settings;
}

async function choose(page: Page, learner: Learner, change: Partial<Settings>): Promise<void> {
  const headers = { Authorization: `Bearer ${learner.token}` };
  await page.request.put('/api/user/settings', { headers, data: change });
}

test.describe('the settings', () => {
  test('are saved as they are changed, by mouse and by keyboard', async ({ page, learner }) => {
    await openSettings(page);
    await expectNoViolations(page);
    const mail = dialog(page).getByRole('switch', { name: 'Email notifications' });
    await expect(mail).toBeChecked();
    await mail.click();
    await expect.poll(async () => (await settingsOf(page, learner)).emailNotifications).toBe(false);
    await tabTo(page, dialog(page).getByRole('switch', { name: 'Show me on the leaderboard' }));
    await page.keyboard.press('Space');
    await expect.poll(async () => (await settingsOf(page, learner)).leaderboardVisible).toBe(false);
    await dialog(page).getByRole('radio', { name: '10 minutes' }).click();
    await expect.poll(async () => (await settingsOf(page, learner)).timer).toBe('longer');
    await dialog(page).getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
    await expect.poll(async () => (await settingsOf(page, learner)).timeZone).toBe('Asia/Tokyo');

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(gear(page)).toBeFocused();
    await gear(page).click();
    await expect(mail).not.toBeChecked();
    await expect(dialog(page).getByRole('radio', { name: '10 minutes' })).toBeChecked();
  });

  signedInTest('are taken back when they can’t be saved', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500.*settings/);
    await openSettings(page);
    await page.route('**/api/user/settings', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something broke.', code: 'internal' } }),
    );
    const mail = dialog(page).getByRole('switch', { name: 'Email notifications' });
    await mail.click();
    await expect(mail).toBeChecked();
    await page.keyboard.press('Escape');
    await expectToast(page, "We couldn't save that", 'The setting is back to what it was. Please try again.');
  });

  test('change the language of the page and of mails', async ({ page, learner }) => {
    await openSettings(page);
    await dialog(page).getByRole('combobox', { name: 'Language' }).selectOption('de');
    await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
    await expect.poll(async () => (await settingsOf(page, learner)).language).toBe('de');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('combobox').selectOption('es');
    await expect.poll(async () => (await settingsOf(page, learner)).language).toBe('es');
  });

  signedInTest('are reached from the menu of a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
    await expect(dialog(page).getByRole('radio').first()).toBeVisible();
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  signedInTest('fit at every width, in light and dark, in English and Arabic', async ({ page }) => {
    test.slow();
    await openSettings(page);
    await expectAccessible(page);
    await dialog(page).getByRole('combobox', { name: 'Language' }).selectOption('ar');
    await expect(page.getByRole('dialog', { name: 'الإعدادات' }).getByRole('radio').first()).toBeVisible();
    await expectAccessibleInLanguage(page);
  });
});

test.describe('push notifications', () => {
  test.use({ serviceWorkers: 'allow' });
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
    keys: {
      p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
      auth: 'AAECAwQFBgcICQoLDA0ODw',
    },
  };

  test('are turned on in a browser that allows them, and off again', async ({ page, context, learner }) => {
    await context.grantPermissions(['notifications']);
    // Everything is real except the push service, which is another site, and the browser's permission prompt.
    await page.addInitScript((json) => {
      Object.defineProperty(Notification, 'permission', { value: 'granted' });
      let kept: unknown = null;
      const made = {
        endpoint: json.endpoint,
        toJSON: () => json,
        unsubscribe: () => Promise.resolve(!(kept = null)),
      };
      const { prototype } = window.PushManager;
      prototype.subscribe = () => Promise.resolve((kept = made) as unknown as PushSubscription);
      prototype.getSubscription = () => Promise.resolve(kept as PushSubscription | null);
    }, subscription);
    await openSettings(page);
    const push = dialog(page).getByRole('switch', { name: 'Push notifications' });
    await expect(push).not.toBeChecked();
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/api/notifications/subscriptions') && request.method() === 'POST',
    );
    await push.click();
    expect((await asked).postDataJSON()).toEqual(subscription);
    await expect(push).toBeChecked();
    await expect.poll(async () => (await settingsOf(page, learner)).pushNotifications).toBe(true);
    const workers = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
    expect(workers).toContain('/push/');
    await push.click();
    await expect(push).not.toBeChecked();
    await expect.poll(async () => (await settingsOf(page, learner)).pushNotifications).toBe(false);
  });

  signedInTest('are explained where the browser blocks them', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await openSettings(page);
    await expect(dialog(page).getByRole('switch', { name: 'Push notifications' })).toBeDisabled();
    await expect(dialog(page).getByText('This browser blocks notifications from Rounds.')).toBeVisible();
  });
});

test.describe('the timer', () => {
  async function start(page: Page, scenario: Parameters<typeof Player.start>[1]) {
    await page.goto('/learning-pathways');
    return Player.start(page, scenario);
  }
  const countdown = (page: Page) => page.getByRole('timer', { name: 'Time left' });

  test('doubled, shows ten minutes and runs out after them', async ({ page, learner, api }) => {
    const [scenario] = await api.scenarios(learner.token, 'nursing');
    await choose(page, learner, { timer: 'longer' });
    await page.clock.install();
    const player = await start(page, scenario!);
    await expect(countdown(page)).toHaveText(/^(10:00|9:\d\d)$/);
    await page.clock.fastForward('05:05');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(countdown(page)).toHaveText(/^4:/);
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/api/progress') && request.method() === 'POST',
    );
    await player.answer(true);
    expect((await sent).postDataJSON()).toMatchObject({ timeSpent: 300 });
    // Reading the explanation doesn't use up time.
    await page.clock.fastForward('06:00');
    await expect(page.getByRole('dialog')).toBeHidden();
    await player.action.click();
    await page.clock.fastForward('05:00');
    await expect(page.getByRole('dialog', { name: "Time's up" })).toBeVisible();
  });

  test('off, counts nothing and never runs out', async ({ page, learner, api }) => {
    const [scenario] = await api.scenarios(learner.token, 'nursing');
    await choose(page, learner, { timer: 'off' });
    await page.clock.install();
    const player = await start(page, scenario!);
    await expect(page.getByText('No time limit').first()).toBeVisible();
    await expect(countdown(page)).toBeHidden();
    await expectNoViolations(page);
    await page.clock.fastForward('20:00');
    await expect(page.getByRole('dialog')).toBeHidden();
    await player.finish(scenario!.scenario.questions.map(() => true));
    await expect(page.getByRole('heading', { name: /questions correct/ })).toBeVisible();
  });

  test('can be changed beside the countdown, and is kept for the next scenario, also offline', async ({
    page,
    network,
    learner,
    api,
  }) => {
    const [first, second] = await api.scenarios(learner.token, 'nursing');
    await start(page, first!);
    await expect(countdown(page)).toHaveText(/^(5:00|4:\d\d)$/);
    await page.getByRole('button', { name: 'Time limit in a scenario' }).click();
    const menu = page.getByRole('group', { name: 'Time limit in a scenario' }).first();
    await expectNoViolations(page);
    await menu.getByRole('radio', { name: '10 minutes' }).click();
    await expect(menu.getByRole('radio', { name: '10 minutes' })).toBeChecked();
    await expect(countdown(page)).toHaveText(/^9:/);
    await menu.getByRole('radio', { name: 'No time limit' }).click();
    await expect(menu.getByRole('radio', { name: 'No time limit' })).toBeChecked();
    await expect(countdown(page)).toBeHidden();
    await expect.poll(async () => (await settingsOf(page, learner)).timer).toBe('off');
    await page.keyboard.press('Escape');

    const cases = page.waitForResponse(/\/api\/scenarios$/);
    await page.goto('/learning-pathways');
    await Player.startButton(page, second!).waitFor();
    await cases;
    await network.goOffline();
    await Player.start(page, second!);
    await expect(page.getByText('No time limit').first()).toBeVisible();
    await expect(countdown(page)).toBeHidden();
  });
});
