import { expect, type Locator, type Page } from '@playwright/test';

export const smallPhone = { width: 320, height: 640 };
export const phone = { width: 375, height: 812 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1440, height: 900 };

/** Elements that extend past the sides of the window. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isClipped = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (clips(box)) return true;
      }
      return false;
    };
    const sticksOut = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (left < -1 || right > clientWidth + 1);
    };
    const names = [...document.body.querySelectorAll('*')]
      .filter((element) => sticksOut(element) && !isClipped(element))
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    return scrollWidth > clientWidth ? [`${scrollWidth} px of ${clientWidth}`, ...names] : names;
  });
}

/** Expects nothing to extend past the sides of the window; names what does. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const culprits = await findOverflow(page);
  const size = page.viewportSize();
  expect(culprits, `what overflows at ${size?.width ?? 0} px on ${page.url()}`).toEqual([]);
}

/** The middle of an element, from the left edge of the window. */
export async function middleOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  expect(box, 'the element is shown').not.toBeNull();
  return box ? box.x + box.width / 2 : 0;
}
