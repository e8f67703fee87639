import type { Locator, Page } from '@playwright/test';
import { column, documentRoot, partsOf } from '../support/elements.ts';
import { Player } from '../support/player.ts';
import { desktop, phone } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, notifications } from '../support/toast.ts';

test.describe('addresses', () => {
  test('an unknown one shows a learner the 404 screen', async ({ page, learner }) => {
    await page.goto('/nowhere?at=all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText("We can't find that page.")).toBeVisible();
    await expect(page).toHaveTitle('404 Page Not Found · Rounds');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(learner.user.username);
  });

  test('any other leads a visitor to the auth screen, which says if there is no page', async ({ page }) => {
    for (const address of ['/nowhere', '/dashboard', '/community?tab=groups', '/a/b/c']) {
      await page.goto(address);
      await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
      await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(address)}`);
      const isUnknown = address === '/nowhere' || address === '/a/b/c';
      await expect(page.getByText("We can't find that page.")).toHaveCount(isUnknown ? 1 : 0);
    }
  });

  test('the legal texts are open to everyone, and so is the API’s documentation', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Not a substitute for clinical judgment');
    await footer.getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await expect(page).toHaveTitle('Privacy Policy · Rounds');
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('header', () => {
  test('names the product and leads where a learner can go', async ({ page, learner, api }) => {
    await api.complete(learner.token, (await api.scenarios(learner.token, 'nursing')).slice(0, 1), 50);
    await page.setViewportSize(desktop);
    await page.goto('/dashboard');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Rounds/ })).toContainText('Healthcare Education');
    const figures = header.getByRole('list', { name: 'Your progress' }).getByRole('listitem');
    // 50 for half a scenario, 50 for the first achievement.
    await expect(figures).toHaveText(['Level 1', '100 XP', '50 points']);
    for (const width of [640, 1024, 1279, 1440]) {
      await page.setViewportSize({ ...desktop, width });
      for (const figure of await figures.all()) await expect(figure, `at ${width} px`).toBeVisible();
    }
    // The header is as wide as the page's content.
    const edgesOf = (part: Locator) =>
      part.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, right];
      });
    expect(await edgesOf(partsOf(header))).toEqual(await edgesOf(column(page)));
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([
      'Dashboard',
      'Learning Pathways',
      'Practice',
      'Review',
      'Community',
      'Profile',
    ]);
    // The last has no room at this width.
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('link', { name: 'Achievements' })).toBeVisible();
    await page.keyboard.press('Escape');
    await links.nth(1).click();
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle('Learning Pathways · Rounds');
    await header.getByRole('link', { name: /^Rounds/ }).click();
    await expect(page).toHaveURL('/');
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
  });

  test('offers visitors a login and a trial', async ({ page }) => {
    await page.goto('/terms');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await header.getByRole('link', { name: 'Start Free Trial' }).click();
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  });

  test('is a menu on a phone', async ({ page, learner }) => {
    await page.setViewportSize(phone);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toContainText(learner.user.username);
    await expect(menu).toContainText('0 points');
    await menu.getByText('Dark').click();
    await expect(documentRoot(page)).toHaveAttribute('data-theme', 'dark');
    await menu.getByRole('link', { name: 'Learning Pathways' }).click();
    await expect(page).toHaveURL('/learning-pathways');
    await expect(menu).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(bar).toHaveText(['Dashboard', 'Pathways', 'Practice', 'Community', 'Profile']);
    await bar.first().click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/auth');
  });
});

test('theme: chosen, kept, and the system’s by default', async ({ page }) => {
  const html = documentRoot(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/auth');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Theme' }).click();
  const themes = page.getByRole('banner').getByRole('radio');
  await page.getByRole('banner').getByText('Dark').click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(themes.and(page.getByLabel('Dark'))).toBeChecked();
  await page.getByRole('banner').getByText('System').click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('a screen whose code fails to load says so, and can be retried', async ({
  page,
  learner,
  expectedErrors,
}) => {
  expectedErrors.push(/learning-pathways/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(learner.user.username);
  await page.route('**/assets/learning-pathways*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Learning Pathways' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(
    page.getByText("We're sorry, but something unexpected happened. Please try refreshing the page."),
  ).toBeVisible();
  await page.unroute('**/assets/learning-pathways*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning Pathways');
});

test('a part of the page whose code fails to load is left out, and appears when the connection is back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/toaster/);
  await page.route('**/assets/toaster*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /toaster/.test(request.url()));
  await page.goto('/auth');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notifications(page)).toBeHidden();
  await page.unroute('**/assets/toaster*.js');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  if (!(await asksAgain(page, expectedErrors))) await page.reload();
  await expect(notifications(page)).toBeAttached();
});

/** Whether this browser retries a module that failed to load. Many remember the failure until the next page. */
async function asksAgain(page: Page, expectedErrors: RegExp[]): Promise<boolean> {
  let asked = 0;
  expectedErrors.push(/a-module-to-try/);
  await page.route('**/a-module-to-try.js', (route) => {
    asked += 1;
    return route.abort();
  });
  for (let n = 0; n < 2; n += 1)
    await page.evaluate("import('/assets/a-module-to-try.js').catch(() => undefined)");
  return asked === 2;
}

test.describe('notifications', () => {
  test('are shown one at a time for five seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/auth');
    const submit = page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' });
    const shown = notifications(page).getByRole('paragraph');
    await expect(notifications(page)).toBeAttached();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await submit.click();
    await expectToast(page, 'Missing information', 'Please enter your email and password');
    await page.clock.runFor(4900);
    await expect(shown).toHaveCount(2);
    await submit.click();
    await page.clock.runFor(4900);
    await expectToast(page, 'Missing information', 'Please enter your email and password');
    await page.clock.runFor(200);
    await expect(shown).toHaveCount(0);
  });

  test('stay while somebody points at them, and go with a swipe of 50 px to the right', async ({ page }) => {
    await page.goto('/auth');
    await expect(notifications(page)).toBeAttached();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    const title = notifications(page).getByText('Missing information');
    const swipe = async (pixels: number) => {
      const box = (await title.boundingBox())!;
      const [x, y] = [box.x + 10, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels, y, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(-80);
    await expect(title).toBeVisible();
    await swipe(40);
    await expect(title).toBeVisible();
    await swipe(55);
    await expect(title).toBeHidden();
  });
});

test('the browser’s Back leaves the player, not the page', async ({ page, learner, api }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.goto('/learning-pathways');
  const player = await Player.start(page, scenario!);
  await expect(page).toHaveTitle(`${scenario!.title} · Rounds`);
  await page.goBack();
  await expect(player.card).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning Pathways');
  await expect(page).toHaveTitle('Learning Pathways · Rounds');
  await page.goForward();
  await expect(player.card).toBeVisible();
  await page.getByRole('link', { name: 'Back to Learning Pathways' }).click();
  await expect(player.card).toBeHidden();
});
