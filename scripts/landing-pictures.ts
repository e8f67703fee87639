import { writeFile } from 'node:fs/promises';
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

/** The shared demo account: a private copy has a name of letters and digits. */
const openDemo = () => call<SignedIn>('auth/login', { body: demoAccount });

/** Somebody new, in whose hands both themes' case begins at its first question. */
const openNew = (theme: string) => {
  const username = `picture-${theme}-${process.pid}`;
  const email = `${username}@rounds.example`;
  const body = { username, email, password: 'quiet-harbour-41', careerPath: 'nursing' };
  return call<SignedIn>('auth/register', { body });
};

/** The case that is shown, and the question at which: the patient has changed by then. */
const shown = { title: 'Shaky and snapping before a late lunch', question: 3 };

/** In pixels: for phones, and for whatever is wider. */
const widths = [768, 1280];

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

async function openPage({ token, user }: SignedIn, theme: 'light' | 'dark') {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: base, localStorage }] },
  });
  const page = await context.newPage();
  const shoot = async (name: string) => {
    const png = await page.screenshot({ clip });
    for (const width of widths)
      await writeFile(at(`apps/web/public/landing/${name}-${theme}-${width}.webp`), await webpOf(png, width));
  };
  return { page, shoot };
}

async function shootDashboard(theme: 'light' | 'dark'): Promise<void> {
  const { page, shoot } = await openPage(await openDemo(), theme);
  await page.goto(`${base}/dashboard`);
  await page.waitForLoadState('networkidle');
  await shoot('dashboard');
}

async function shootCase(theme: 'light' | 'dark'): Promise<void> {
  const learner = await openNew(theme);
  const cases = await call<Case[]>('scenarios', { token: learner.token });
  const found = cases.find(({ title }) => title === shown.title);
  if (!found) throw new Error(`There is no case "${shown.title}"`);
  const { page, shoot } = await openPage(learner, theme);
  await page.goto(`${base}/scenarios/${found.id}`);
  for (const [n, { options, correctAnswer }] of found.scenario.questions.slice(0, shown.question).entries()) {
    if (n > 0) {
      // A button that has just taken the place of another takes no press at once.
      await page.waitForTimeout(1000);
      await page.getByRole('button', { name: 'Next Question' }).click();
    }
    await page.getByText(options[correctAnswer] ?? '', { exact: true }).click();
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await page.getByRole('button', { name: 'Next Question' }).waitFor();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await shoot('case');
}

for (const theme of ['light', 'dark'] as const) {
  await shootDashboard(theme);
  await shootCase(theme);
}
await browser.close();
