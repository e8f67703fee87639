import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { desktop } from '../support/layout.ts';
import { expect, test, signedInTest } from '../support/test.ts';

/** From here on, only `runFor` advances time. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

signedInTest('a control with only an icon says what it is', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/learning-pathways');
  const settings = page.getByRole('button', { name: 'Settings' });
  const logout = page.getByRole('button', { name: 'Sign Out' });
  const tip = page.getByRole('tooltip', { includeHidden: true });
  await expect(settings).toBeVisible();
  await stopClock(page);

  // After 700 ms, and at once for the next control within 300 ms.
  await settings.hover();
  await page.clock.runFor(690);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tip).toHaveText('Settings');
  await logout.hover();
  await page.clock.runFor(100);
  await expect(tip).toHaveText('Sign Out');

  // A press hides it, and so does Escape.
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.mouse.move(700, 600);
  await page.clock.runFor(1000);

  // By keyboard too, and above its dialog.
  await settings.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  // That entry comes last.
  const close = dialog.getByRole('button', { name: 'Close' });
  await tabTo(page, close);
  await page.clock.runFor(710);
  await expect(tip).toHaveText('Close');
  const isOnTop = await tip.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
  expect(isOnTop, 'the tooltip lies above the dialog').toBe(true);
  // Its text is the button's name already, so screen readers must not repeat it.
  await expect(close).toHaveAccessibleName('Close');
  await expect(close).toHaveAccessibleDescription('');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test.describe('on touch', () => {
  test.use({ hasTouch: true });
  test('no tooltip covers what a finger presses', async ({ page }) => {
    await page.goto('/auth');
    const eye = page.getByRole('button', { name: 'Show password' }).first();
    await expect(eye).toBeVisible();
    await stopClock(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await eye.boundingBox()) ?? {};
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.clock.runFor(1000);
    await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(0);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await page.clock.runFor(1000);
    await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(0);
  });
});
