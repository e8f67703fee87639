import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses Tab until an element has the focus, as a person without a mouse would. At every stop on the way, something
 * must have the focus, and it must be visible and not hidden behind something sticky.
 */
export async function tabTo(page: Page, target: Locator, maxPresses = 80, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await isFocused(target)) return;
  }
  await expect(target, `reached by ${maxPresses} presses of Tab`).toBeFocused();
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

export async function expectVisibleFocus(page: Page): Promise<void> {
  const problem = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'The focus is lost.';
    const name = `${focused.outerHTML.slice(0, 160)}…`;
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isDrawn = Number(opacity) > 0 && width > 2 && height > 2;
      return isDrawn && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // A control that is only there for assistive technology shows its focus on the label or box around it.
    const bearer = [
      focused,
      focused.parentElement,
      focused.closest('label'),
      focused.closest('label')?.parentElement,
    ].find((element) => element && hasRing(element));
    if (!bearer) return `The focus can't be seen: ${name}`;
    const { left, right, top, bottom } = bearer.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const seen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (bearer.contains(hit) || hit.contains(focused));
    });
    return seen ? '' : `The focus is out of sight or covered: ${name} at ${top}–${bottom}`;
  });
  expect(problem).toBe('');
}
