import { demoAccount } from '@rounds/contract/identity/accounts.rules';
import { at } from './lib/root.mjs';
import { launch } from './lib/launch.ts';

/*
 * Takes the landing page's pictures of the product, from a running server with a fresh demo: `node scripts/landing-pictures.ts
 * http://localhost:3000`, after a change of these screens. The pictures are kept.
 */

const base = process.argv[2] ?? 'http://localhost:3000';
const viewport = { width: 1280, height: 800 };
/** Without the header, where a toast may stand, and the demo's banner. */
const clip = { x: 0, y: 100, width: 1280, height: 700 };

/** Signs in to the shared demo account: a private copy has a name of letters and digits. */
async function openDemo(): Promise<{ readonly token: string; readonly user: object }> {
  const reply = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAccount),
  });
  return (await reply.json()) as { token: string; user: object };
}

const browser = await launch();
for (const theme of ['light', 'dark'] as const) {
  const { token, user } = await openDemo();
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: base,
          localStorage: [
            { name: 'token', value: token },
            { name: 'user', value: JSON.stringify(user) },
          ],
        },
      ],
    },
  });
  const page = await context.newPage();
  const shoot = (name: string) =>
    page.screenshot({
      path: at(`apps/web/public/landing/${name}-${theme}.jpg`),
      type: 'jpeg',
      quality: 72,
      clip,
    });
  await page.goto(`${base}/dashboard`);
  await page.waitForLoadState('networkidle');
  await shoot('dashboard');
  await page.goto(`${base}/learning-pathways`);
  await page.locator('[id^=start-scenario-]').first().click();
  await page.locator('fieldset > div').first().locator('label').click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.getByRole('button', { name: /Next Question/ }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await shoot('case');
  await context.close();
}
await browser.close();
