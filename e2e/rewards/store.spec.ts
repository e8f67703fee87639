import type { Page } from '@playwright/test';
import type { Api, Learner } from '../support/api.ts';
import { expectNoViolations } from '../support/axe.ts';
import { drawing } from '../support/elements.ts';
import { tabTo } from '../support/keyboard.ts';
import { phone } from '../support/layout.ts';
import { expectAccessible, expectAccessibleInLanguage } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

/** Completes scenarios until there are enough points for most of the store. */
async function earn(api: Api, { token }: Learner, scenarios = 8): Promise<number> {
  await api.complete(token, (await api.scenarios(token)).slice(0, scenarios), 100);
  return (await api.dashboard(token)).user.points;
}

test('a browser that lost its copy of the learner fetches it', async ({ page, learner }) => {
  await page.goto('/avatar');
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards and avatar' })).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('user'));
  for (const lost of [null, 'not JSON']) {
    await page.evaluate((value) => {
      if (value === null) localStorage.removeItem('user');
      else localStorage.setItem('user', value);
    }, lost);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Rewards and avatar' })).toBeVisible();
    expect(await kept()).toContain(learner.user.username);
  }
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const card = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'All items' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

test('points from scenarios buy an item, which is worn and shows on the avatar and in the header', async ({
  page,
  learner,
  api,
}) => {
  const points = await earn(api, learner);
  await page.goto('/avatar?tab=inventory');
  await expect(page.getByText('No items yet')).toBeVisible();
  // Earned elsewhere after this browser signed in.
  const { user } = await api.dashboard(learner.token);
  await expect(page.getByRole('banner')).toContainText(`${user.xp.toLocaleString('en')} XP`);
  await page.getByRole('button', { name: 'Visit the store' }).click();
  await expect(tab(page, 'Store')).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: /^Show all/ }).click();
  await card(page, 'Square Plum Glasses').getByRole('button', { name: 'Buy: Square Plum Glasses' }).click();
  const asking = page.getByRole('dialog', { name: 'Buy Square Plum Glasses?' });
  await expect(asking.getByRole('img', { name: /Square Plum Glasses/ })).toBeVisible();
  await asking.getByRole('button', { name: 'Buy', exact: true }).click();
  await expectToast(page, 'Purchase successful!', 'Added to your inventory: Square Plum Glasses.');
  const left = `${points - 90} points`;
  await expect(page.getByRole('banner').getByText(left)).toBeVisible();
  const header = drawing(page.getByRole('banner').getByRole('link', { name: 'Rewards' }));
  const before = await header.innerHTML();

  // Bought but not yet worn: the dialog offers the next step.
  const bought = page.getByRole('dialog', { name: 'Square Plum Glasses', exact: true });
  await expect(bought.getByRole('button', { name: 'Equip', exact: true })).toBeFocused();
  await bought.getByRole('button', { name: 'Equip', exact: true }).click();
  await expect(bought).toBeHidden();
  await expect(
    card(page, 'Square Plum Glasses').getByRole('button', { name: 'Unequip: Square Plum Glasses' }),
  ).toBeFocused();
  await expect(card(page, 'Square Plum Glasses')).toContainText('Equipped');
  await expect(async () => expect(await header.innerHTML()).not.toBe(before)).toPass();

  await tab(page, 'Avatar').click();
  await expect(page.getByRole('img', { name: /From the store: Square Plum Glasses/ })).toBeVisible();
  await tab(page, 'Points').click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('listitem').first()).toContainText('Bought: Square Plum Glasses');
  await expect(panel.getByRole('listitem').first()).toContainText('−90');
  await expect(page.getByRole('main').getByRole('definition').filter({ hasText: /^90$/ })).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Points over the last 30 days/ })).toBeVisible();

  await tab(page, 'Inventory').click();
  await page.getByRole('button', { name: 'Unequip: Square Plum Glasses' }).click();
  await expect(page.getByRole('button', { name: 'Equip: Square Plum Glasses' })).toBeVisible();
});

test('an avatar is chosen with a preview, kept while unsaved, and saved', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500.*avatar/);
  await page.goto('/avatar');
  const picture = page.getByRole('img', { name: /^Your avatar/ });
  await expect(picture).toHaveAccessibleName(/Skin tone: Light; Hair style: Short/);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Curly' }).check();
  await page.getByRole('group', { name: 'Skin tone' }).getByRole('radio', { name: 'Dark' }).check();
  for (const name of ['Stethoscope', 'Pen', 'Mask']) await page.getByRole('checkbox', { name }).check();
  // A fourth can be chosen; the picture shows the first three.
  await page.getByRole('checkbox', { name: 'Watch' }).check();
  await expect(picture).toHaveAccessibleName(
    /Skin tone: Dark; Hair style: Curly.*Accessories: Stethoscope, Pen,? and Mask/,
  );

  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expectToast(
    page,
    "Your new look isn't saved yet",
    "It's waiting under Rewards. Save it there to wear it.",
  );
  await page.goBack();
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();

  const failure = { status: 500, json: { message: 'Something broke.', code: 'internal' } };
  await page.route('**/api/avatar/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(failure) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Avatar not saved', 'Your changes are still here. Please try again.');
  await expect(page.getByRole('radio', { name: 'Curly' })).toBeChecked();
  await page.unroute('**/api/avatar/*');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Avatar saved', 'Your new look is on.');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Curly' })).toBeChecked();
  await page.getByRole('radio', { name: 'Long' }).check();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('radio', { name: 'Curly' })).toBeChecked();
  expect((await api.dashboard(learner.token)).user.points).toBe(0);
});

test('unavailable items say why, and refusals are reported', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (409|500)/);
  await earn(api, learner, 2);
  await page.goto('/avatar?tab=store');
  const trending = page.getByRole('region', { name: 'Trending' });
  await expect(trending.getByRole('listitem')).toHaveCount(4);
  const all = page.getByRole('region', { name: 'All items' });
  await expect(all.getByRole('listitem').first()).toBeVisible();
  for (const name of await trending.getByRole('heading', { level: 3 }).allTextContents()) {
    await expect(all.getByRole('heading', { name, exact: true })).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect(
    card(page, 'Golden Stethoscope').getByRole('button', { name: 'Buy: Golden Stethoscope' }),
  ).toBeDisabled();
  await expect(card(page, 'Golden Stethoscope')).toContainText('more points needed');
  await expect(card(page, 'Golden Stethoscope')).toContainText('left');
  // An unaffordable item can be tried on, and the dialog says how to earn the rest.
  await card(page, 'Golden Stethoscope').getByRole('button', { name: 'Try on: Golden Stethoscope' }).click();
  const trying = page.getByRole('dialog', { name: 'Golden Stethoscope' });
  await expect(trying.getByRole('img', { name: /From the store: Golden Stethoscope/ })).toBeVisible();
  await expect(trying).toContainText('you get 1 point for every 2 XP');
  await expect(trying.getByRole('link', { name: 'Find a scenario' })).toHaveAttribute(
    'href',
    '/learning-pathways',
  );
  await expect(trying.getByRole('button', { name: 'Buy', exact: true })).toHaveCount(0);
  await trying.getByRole('button', { name: 'Close' }).first().click();
  const soldOut = { status: 409, json: { message: 'That item is sold out.', code: 'sold_out' } };
  await page.route('**/api/purchase', (route) => route.fulfill(soldOut));
  await card(page, 'Coral Pen').getByRole('button', { name: 'Buy: Coral Pen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy', exact: true }).click();
  await expectToast(page, 'Purchase failed', 'This item is sold out.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await tab(page, 'Equipment').click();
  await expect(card(page, 'Navy Scrubs')).toHaveCount(0);
  await expect(card(page, 'Penlight')).toBeVisible();
  await page.route('**/api/rewards*', (route) =>
    route.fulfill({ status: 500, json: { message: 'No.', code: 'internal' } }),
  );
  await page.reload();
  await expect(page.getByText("We couldn't load the store.")).toHaveCount(1);
  await expect(all).toBeHidden();
  await page.unroute('**/api/rewards*');
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page, 'Penlight')).toBeVisible();
});

test('everything by keyboard', async ({ page, learner, api }) => {
  await earn(api, learner);
  await page.goto('/avatar');
  await expect(page.getByRole('radio', { name: 'Short' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Short' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Long' })).toBeChecked();
  await tabTo(page, page.getByRole('checkbox', { name: 'Glasses' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Save' }), 40, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Avatar saved', 'Your new look is on.');
  await tabTo(page, tab(page, 'Avatar'), 40, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Store')).toBeFocused();
  const buy = page.getByRole('button', { name: 'Buy: Streak Freeze' }).first();
  await expect(buy).toBeEnabled();
  await tabTo(page, buy);
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Buy Streak Freeze?' });
  await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, asking.getByRole('button', { name: 'Buy', exact: true }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Purchase successful!', 'Added to your inventory: Streak Freeze.');
  // Nothing is left to do: the dialog closes by itself.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Owned: Streak Freeze' }).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Owned: Streak Freeze' }).first()).toBeFocused();
});

test('a long history comes in pages', async ({ page, learner, api }) => {
  await earn(api, learner, 25);
  await page.goto('/avatar?tab=points');
  const rows = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  // The scenarios, and what they unlocked.
  const headers = { Authorization: `Bearer ${learner.token}` };
  const ledger = await page.request.get(`/api/points/${learner.user.id}?limit=200`, { headers });
  const { length } = (await ledger.json()) as unknown[];
  expect(length).toBeGreaterThan(25);
  await expect(rows).toHaveCount(length);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('visitors are asked to log in, and return', async ({ page }) => {
  await page.goto('/avatar');
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?next=%2Favatar');
});

for (const language of ['en', 'ar'] as const) {
  test(`every tab is accessible in ${language}, light and dark, on phones and desks`, async ({
    page,
    context,
    learner,
    api,
  }) => {
    test.slow();
    await earn(api, learner);
    await context.addInitScript((code) => localStorage.setItem('rounds.language', code), language);
    for (const name of ['avatar', 'inventory', 'store', 'points']) {
      await page.setViewportSize(phone);
      await page.goto(`/avatar?tab=${name}`);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('tab', { selected: true }).first()).toBeInViewport({ ratio: 0.9 });
      for (const figure of await page.getByRole('definition').all()) {
        const box = await figure.boundingBox();
        if (box) expect(box.height, 'a figure stands in one line').toBeLessThan(45);
      }
      await (language === 'en' ? expectAccessible : expectAccessibleInLanguage)(page);
    }
  });
}
