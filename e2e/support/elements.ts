import type { Locator, Page } from '@playwright/test';

/*
 * Elements without a role or a name. Journeys find everything else as a person would; the linter allows selectors
 * only in this file.
 */

/** The document: language, direction and theme are attributes of it. */
export const documentRoot = (page: Page): Locator => page.locator('html');

/** Parts of a layout, to measure where they stand. */
export const partsOf = (whole: Locator): Locator => whole.locator(':scope > *');

/** The column that a screen keeps to, to measure where it stands. */
export const column = (page: Page): Locator => page.getByRole('main').locator('.page').first();

/** Shapes that stand in for what is loading: hidden from assistive technology. */
export const skeletons = (within: Locator): Locator => within.locator('.animate-pulse');

/** A drawing next to a name that says everything; hidden from assistive technology. */
export const drawing = (within: Locator): Locator => within.locator('svg');

/** Visible pictures without words, to which browsers give no role. */
export const shownPictures = (within: Locator): Locator => within.locator('img:visible');

/** The control of a `details` element. Its role names the whole as a group, and its summary not at all. */
export const summaries = (within: Locator): Locator => within.locator('summary');

/** The entry that is the learner's own: roles can't be asked for `aria-current`. */
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

/** Boxes in which text could be clipped: figures, cells, buttons, a case's summary. */
export const clippableBoxes = (page: Page): Locator =>
  page.locator('dl > div, [data-summary] span, td, th, button');

/** Elements and attributes that user text must never turn into. */
export const embedded = (within: Locator): Locator => within.locator('script, img, [onload], [onerror]');

/** The ways on from a result, which are together: one of them in a box with its reason. */
export const buttonsBeside = (wayOn: Locator): Locator => wayOn.locator('xpath=../..').locator('a, button');
