import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findCommand, installDebianPackage } from './machine.mjs';
import { at } from './root.mjs';
import { UserError } from './say.mjs';

/** The headless shell first: it opens no windows, which would cost a third of a journey's time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the journeys: CHROME_PATH, the system's Chromium, Playwright's own.
 * @returns {string | undefined} the path of its program
 */
export function findBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new UserError(`CHROME_PATH names ${named}, which does not exist.`);
  }
  const installed = [...commands.map(findCommand), ...applications].find((file) => file && existsSync(file));
  if (installed) return installed;
  const own = createRequire(at('package.json'))('@playwright/test').chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** The same, installing Debian's Chromium where that is allowed. */
export async function ensureBrowser() {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const found = findBrowser();
    if (found) return found;
    await installDebianPackage(name, 'Chromium, for the journeys');
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new UserError(
    'The journeys need a browser: install Chromium or Chrome, or set CHROME_PATH to one, ' +
      'or run `npx playwright install chromium`.',
  );
}
