import type { Locator, Page } from '@playwright/test';

/*
 * Elements without a role or a name. Journeys find everything else as a person would; the linter allows selectors
 * only in this file.
 */

/** The document, whose attributes hold language, direction and theme. */
export const documentRoot = (page: Page): Locator => page.locator('html');

/** Parts of a layout, for measuring their positions. */
export const partsOf = (whole: Locator): Locator => whole.locator(':scope > *');

/** The column that a screen keeps to, for measuring its position. */
export const column = (page: Page): Locator => page.getByRole('main').locator('.page').first();

/** Shapes that stand in for what is loading: hidden from assistive technology. */
export const skeletons = (within: Locator): Locator => within.locator('.animate-pulse');

/** A drawing next to a name that already says everything, so it is hidden from assistive technology. */
export const drawing = (within: Locator): Locator => within.locator('svg');

/** Visible images without text, to which browsers give no role. */
export const shownPictures = (within: Locator): Locator => within.locator('img:visible');

/** The control of a `details` element. Its role is that of the whole group, and its summary has none. */
export const summaries = (within: Locator): Locator => within.locator('summary');

/** The learner's own entry: role queries don't support `aria-current`. */
export const ownEntry = (list: Locator): Locator => list.locator('[aria-current]');

/** The value of a term, in a list where each pair has its own box. */
export const definitionOf = (within: Locator, term: string): Locator =>
  within
    .locator('div', { has: within.page().locator(':scope > dt').getByText(term, { exact: true }) })
    .getByRole('definition');

/** Links by their target, in any language. */
export const linksTo = (within: Page | Locator, address: string): Locator =>
  within.locator(`a[href="${address}"]`);

/** The first sentence of an explanation, which must be in view at once. */
export const firstSentence = (card: Locator): Locator => card.locator('[data-first-sentence]');

/** A case's summary, which sticks to the top of a phone's screen. */
export const caseSummary = (page: Page): Locator => page.locator('[data-summary]');

/** Passages that are highlighted in a text. */
export const highlights = (within: Locator): Locator => within.locator('mark');

/** Boxes in which text might be clipped: figures, cells, buttons, a case's summary. */
export const clippableBoxes = (page: Page): Locator =>
  page.locator('dl > div, [data-summary] span, td, th, button');

/** Elements and attributes that user text must never turn into. */
export const embedded = (within: Locator): Locator => within.locator('script, img, [onload], [onerror]');

/** The next steps after a result, one of them in a box with its reason. */
export const buttonsBeside = (wayOn: Locator): Locator => wayOn.locator('xpath=../..').locator('a, button');
