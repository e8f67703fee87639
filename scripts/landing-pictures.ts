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

const browser = await launch();

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
  const path = (name: string) => at(`apps/web/public/landing/${name}-${theme}.jpg`);
  const shoot = (name: string) => page.screenshot({ path: path(name), type: 'jpeg', quality: 72, clip });
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
