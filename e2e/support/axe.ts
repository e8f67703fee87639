import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const options: axeCore.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Off by default, although it is AA.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** WCAG 2.0 to 2.2, A and AA, plus best practices, on the page in its current state. */
export async function expectNoViolations(page: Page): Promise<void> {
  await settled(page);
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(readFileSync(axeFile, 'utf8'));
  // Transferring the passed checks of every element would take longer than running them.
  const { found, passed } = await page.evaluate(async (options) => {
    if (!window.axe) throw new Error('axe did not load');
    const { violations, passes } = await window.axe.run(document, options);
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
    );
    return { found, passed: passes.length };
  }, options);
  expect(found).toEqual([]);
  expect(passed, 'rules that axe found something to check for').toBeGreaterThan(5);
}

/** Half-faded text has a different contrast from the final text. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}
