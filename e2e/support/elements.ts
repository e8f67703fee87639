import type { Locator, Page } from '@playwright/test';

/*
 * What no role and no name leads to, because nobody perceives it as a thing of its own. Everything else a journey finds
 * as a person does; the linter lets selectors stand in this file alone.
 */

/** The document: language, direction and theme are attributes of it. */
export const documentRoot = (page: Page): Locator => page.locator('html');

/** Parts of a layout, to measure where they stand. */
export const partsOf = (whole: Locator): Locator => whole.locator(':scope > *');

/** The column that a screen keeps to, to measure where it stands. */
export const column = (page: Page): Locator => page.getByRole('main').locator('.page').first();

/** Shapes that stand in for what is loading: hidden from assistive technology. */
export const skeletons = (within: Locator): Locator => within.locator('.animate-pulse');

/** A drawing beside a name that says all, hidden from assistive technology. */
export const drawing = (within: Locator): Locator => within.locator('svg');

/** Pictures without words that are shown: a browser gives them no role. */
export const shownPictures = (within: Locator): Locator => within.locator('img:visible');

/** What opens and closes a `details`. Roles name the whole as a group, and its summary not at all. */
export const summaries = (within: Locator): Locator => within.locator('summary');

/** The entry that is the learner's own: roles can't be asked for `aria-current`. */
export const ownEntry = (list: Locator): Locator => list.locator('[aria-current]');

/** What stands beside a term, in a list where each pair has a box of its own. */
export const definitionOf = (within: Locator, term: string): Locator =>
  within
    .locator('div', { has: within.page().locator(':scope > dt').getByText(term, { exact: true }) })
    .getByRole('definition');

/** Links by where they lead, in whatever language. */
export const linksTo = (within: Page | Locator, address: string): Locator =>
  within.locator(`a[href="${address}"]`);

/** The first sentence of an explanation, which must be in view at once. */
export const firstSentence = (card: Locator): Locator => card.locator('[data-first-sentence]');

/** Where text can be cut off: figures, cells, buttons, the summary of a case. */
export const tightBoxes = (page: Page): Locator =>
  page.locator('dl > div, [data-summary] span, td, th, button');

/** What a text must never become part of a page as. */
export const embedded = (within: Locator): Locator => within.locator('script, img, [onload], [onerror]');
