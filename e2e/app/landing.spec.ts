import { newNames, password } from '../support/api.ts';
import { shownPictures } from '../support/elements.ts';
import { desktop, phone } from '../support/layout.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

test.describe('the landing page', () => {
  test('is accessible at every size', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/one case at a time/);
    await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible();
    await expectAccessible(page);
  });

  test('links from its header to its sections', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'On this page' });
    for (const [name, title] of [
      ['Features', 'Made for the way you learn'],
      ['Pricing', 'Plans and pricing'],
      ['Testimonials', 'How learners use Rounds'],
    ] as const) {
      await links.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    }
  });

  test('counts what there is, and shows the prices', async ({ page, request }) => {
    const { scenarios, questions } = (await (await request.get('/api/scenarios/sample')).json()) as {
      scenarios: number;
      questions: number;
    };
    await page.goto('/');
    const stats = page.getByRole('region', { name: "What's inside" });
    await expect(stats.getByText(String(scenarios), { exact: true })).toBeVisible();
    await expect(stats.getByText(String(questions), { exact: true })).toBeVisible();
    for (const price of ['$19', '$49', 'Custom'])
      await expect(page.getByText(price, { exact: true })).toBeVisible();
    await expect(page.getByText('Illustrative examples, not real reviews.')).toBeVisible();
  });

  for (const theme of ['light', 'dark'] as const)
    for (const { device, viewport, file, size } of [
      // As wide as it is displayed; the file is a few pixels wider.
      { device: 'wide', viewport: desktop, file: 768, size: [640, 350] },
      { device: 'phone', viewport: phone, file: 720, size: [720, 1328] },
    ] as const)
      test(`shows ${device} pictures of the product in the ${theme} theme, and loads no others`, async ({
        page,
      }) => {
        const loaded: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/landing/')) loaded.push(pathname);
        });
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: theme });
        await page.goto('/');
        const pictures = shownPictures(page.getByRole('figure'));
        const look = page.getByRole('heading', { name: 'A look inside' });
        await look.scrollIntoViewIfNeeded();
        await expect(pictures).toHaveCount(2);
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect(picture).toHaveJSProperty('naturalWidth', size[0]);
          await expect(picture).toHaveJSProperty('naturalHeight', size[1]);
        }
        expect(loaded.sort()).toEqual([
          `/landing/case-${device}-${theme}-${file}.webp`,
          `/landing/dashboard-${device}-${theme}-${file}.webp`,
        ]);
      });

  test('lets a visitor answer a question and continue that case in a new account', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Pharmacy' }).click();
    const options = page.getByRole('radio');
    await expect(options.first()).toBeAttached();
    await options.first().check({ force: true });
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await expect(page.getByText(/^(?:Correct!|Not quite right)$/).first()).toBeInViewport();
    await page.getByRole('link', { name: 'Continue free' }).click();
    await expect(page).toHaveURL(/\/auth\?tab=sign-up&next=%2Fscenarios%2F\d+$/);
    const { username, email } = newNames();
    const form = page.getByRole('tabpanel');
    await form.getByRole('textbox', { name: 'Username' }).fill(username);
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/scenarios\/\d+$/);
  });
});
