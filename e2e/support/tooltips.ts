import { expect, type Page } from '@playwright/test';

/**
 * Expects every control that shows an icon or an image but no text to have a tooltip (`IconButton`, or `Tooltip` with
 * `isName`).
 */
export async function expectTooltips(page: Page): Promise<void> {
  const bare = await page.evaluate(() => {
    const isWord = (node: Node) =>
      node.textContent?.trim() !== '' &&
      node.parentElement?.checkVisibility() === true &&
      !node.parentElement.closest('.sr-only, svg');
    const hasWords = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) if (isWord(texts.currentNode)) return true;
      return false;
    };
    return [...document.querySelectorAll('button, a[href], [role="button"]')]
      .filter(
        (element) => element.checkVisibility() && !hasWords(element) && !element.closest('[data-tooltip]'),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  });
  expect(bare, `controls without words or a tooltip on ${page.url()}`).toEqual([]);
}
