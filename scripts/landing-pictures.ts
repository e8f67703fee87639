import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoAccount } from '@rounds/contract/identity/accounts.rules';
import { at } from './lib/root.mjs';
import { launch } from './lib/launch.ts';

/*
 * Takes the pictures of the product for the landing page and the README, from a running server with a fresh demo:
 * `node scripts/landing-pictures.ts http://localhost:3000`. Run it after a change to these screens. The pictures are
 * committed.
 */

const base = process.argv[2] ?? 'http://localhost:3000';
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/**
 * Of each screen, the landing page shows the part below its header, this `high`; `widths` are the pixel widths of its
 * files.
 */
const devices = {
  wide: { screen: { viewport: { width: 1280, height: 800 } }, high: 700, widths: [768, 1280] },
  phone: {
    screen: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    high: 664,
    widths: [720],
  },
} as const;
type Device = keyof typeof devices;

interface SignedIn {
  readonly token: string;
  readonly user: object;
}
interface Case {
  readonly id: number;
  readonly title: string;
  readonly scenario: { readonly questions: { readonly options: string[]; readonly correctAnswer: number }[] };
}

async function call<T>(path: string, { body, token }: { body?: object; token?: string }): Promise<T> {
  const reply = await fetch(`${base}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return (await reply.json()) as T;
}

/** The shared demo account, since a private copy has a name of random letters and digits. */
const openDemo = () => call<SignedIn>('auth/login', { body: demoAccount });

let opened = 0;

/** A new learner, for whom the case begins at its first question. */
const openNew = () => {
  opened += 1;
  const username = `picture-${opened}-${process.pid}`;
  const email = `${username}@rounds.example`;
  const body = { username, email, password: 'quiet-harbour-41', careerPath: 'nursing' };
  return call<SignedIn>('auth/register', { body });
};

/** The case in the picture, and its question: the patient has changed by then. */
const shown = { title: 'Shaky and snapping before a late lunch', question: 3 };

const browser = await launch();
/** Screenshots come as PNG or JPEG; the browser itself can write WebP, which is half as large. */
const encoder = await (await browser.newContext()).newPage();

async function webpOf(png: Buffer, width: number): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const address = await encoder.evaluate(
    async ([src, size]) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = size;
      canvas.height = Math.round((size * image.height) / image.width);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.8);
    },
    [source, width] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

interface Look {
  readonly theme: Theme;
  readonly device: Device;
  readonly locale?: string;
}

async function openPage({ token, user }: SignedIn, { theme, device, locale = 'en' }: Look) {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  const context = await browser.newContext({
    ...devices[device].screen,
    colorScheme: theme,
    locale,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: base, localStorage }] },
  });
  return context.newPage();
}

/** The screen without its header and the demo's banner, at the bottom of a window of the height that this needs. */
async function shootForLanding(page: Page, name: string, { theme, device }: Look): Promise<void> {
  const { screen, high, widths } = devices[device];
  const header = await page.getByRole('banner').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  if (!header || !main) throw new Error('The screen has no header or no main part');
  const top = Math.ceil(Math.max(header.y + header.height, main.y));
  const { width } = screen.viewport;
  await page.setViewportSize({ width, height: top + high });
  const png = await page.screenshot({ clip: { x: 0, y: top, width, height: high } });
  for (const size of widths)
    await writeFile(
      at(`apps/web/public/landing/${name}-${device}-${theme}-${size}.webp`),
      await webpOf(png, size),
    );
}

const shootForReadme = (page: Page, name: string) =>
  page.screenshot({ path: at(`docs/images/${name}.png`), scale: 'css' });

async function openDashboard(look: Look): Promise<Page> {
  const page = await openPage(await openDemo(), look);
  await page.goto(`${base}/dashboard`);
  await page.waitForLoadState('networkidle');
  return page;
}

async function openCase(look: Look) {
  const learner = await openNew();
  const cases = await call<Case[]>('scenarios', { token: learner.token });
  const found = cases.find(({ title }) => title === shown.title);
  if (!found) throw new Error(`There is no case "${shown.title}"`);
  const page = await openPage(learner, look);
  await page.goto(`${base}/scenarios/${found.id}`);
  await page.waitForLoadState('networkidle');
  return { page, questions: found.scenario.questions };
}

async function answerCase({ page, questions }: Awaited<ReturnType<typeof openCase>>): Promise<Page> {
  for (const [n, { options, correctAnswer }] of questions.slice(0, shown.question).entries()) {
    if (n > 0) {
      // A button that has just replaced another ignores presses at first.
      await page.waitForTimeout(1000);
      await page.getByRole('button', { name: 'Next Question' }).click();
    }
    await page.getByText(options[correctAnswer] ?? '', { exact: true }).click();
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await page.getByRole('button', { name: 'Next Question' }).waitFor();
    // The toast would cover the patient's state on a phone.
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.mouse.move(0, 0);
  }
  return page;
}

for (const theme of themes)
  for (const device of ['wide', 'phone'] as const) {
    const look = { theme, device };
    const dashboard = await openDashboard(look);
    const player = await answerCase(await openCase(look));
    // A phone keeps the patient's state visible next to the explanation that it has scrolled to.
    if (device === 'wide') await player.evaluate(() => scrollTo(0, 0));
    if (device === 'wide' && theme === 'light') {
      await shootForReadme(dashboard, 'dashboard');
      await shootForReadme(player, 'player');
    }
    await shootForLanding(dashboard, 'dashboard', look);
    await shootForLanding(player, 'case', look);
  }
const { page: arabic } = await openCase({ theme: 'light', device: 'phone', locale: 'ar' });
await shootForReadme(arabic, 'player-phone-ar');
await browser.close();
