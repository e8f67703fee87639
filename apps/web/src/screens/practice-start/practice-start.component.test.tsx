import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal, type FakeCall } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { PracticeStartScreen } from './practice-start.screen.tsx';

const states = { not_seen: 70, wrong: 4, marked: 0, weak: 12 };
const count = 'POST /api/practice/count';
const list = 'GET /api/practice';
const filtersOf = ({ body }: FakeCall) => (body as { filters: Record<string, unknown> }).filters;

/** Nothing is marked; all else matches. */
const counted = (call: FakeCall) => ({
  matching: JSON.stringify(filtersOf(call)['states']) === '["marked"]' ? 0 : 75,
  states,
});

async function openScreen(answers: Parameters<typeof fakeApi>[0] = {}) {
  window.history.replaceState(null, '', '/practice');
  signInAs({ careerPath: 'nursing' });
  const calls = fakeApi({ [count]: counted, [list]: [], ...answers });
  return { calls, screen: await renderApp(<PracticeStartScreen />) };
}

/** A session that was left at its fourth question. */
const openSession = (mode: 'exam' | 'tutor', filters: object) => ({
  id: crypto.randomUUID(),
  mode,
  filters,
  shared: false,
  startedAt: '2026-11-23T08:00:00Z',
  completedAt: null,
  questions: 10,
  answered: 3,
  correct: null,
  score: null,
});

describe('the start of practice', () => {
  test('counts along with the choice, and says that nothing matches before a press', async () => {
    const { calls, screen } = await openScreen();
    await expect.element(screen.getByText('10 questions · About 13 min')).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Career path' })).toHaveValue('nursing');
    const start = screen.getByRole('button', { name: 'Start', exact: true });
    await expect.element(start).toBeEnabled();
    await screen.getByRole('checkbox', { name: /^Marked/ }).click();
    await expect.element(screen.getByText('No questions match. Choose fewer filters.')).toBeVisible();
    await expect.element(start).toBeDisabled();
    await screen.getByRole('checkbox', { name: /^Answered incorrectly/ }).click();
    await expect.element(start).toBeEnabled();
    expect(
      calls
        .filter(({ path }) => path === '/api/practice/count')
        .map(filtersOf)
        .at(-1),
    ).toEqual({
      careerPaths: ['nursing'],
      states: ['wrong', 'marked'],
    });
    expect(location.search).toBe('?state=wrong%2Cmarked');
  });

  test('starts what was chosen, and keeps the choice where it fails', async () => {
    const { calls, screen } = await openScreen({ 'POST /api/practice': () => refusal(503, 'unavailable') });
    await screen.getByRole('combobox', { name: 'Clinical area' }).selectOptions('renal');
    await screen.getByRole('combobox', { name: 'Number of questions' }).selectOptions('20');
    await screen.getByRole('radio', { name: /^Case by case/ }).click();
    await screen.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.element(screen.getByText("We couldn't start your practice")).toBeVisible();
    expect(
      calls.find(({ method, path }) => method === 'POST' && path === '/api/practice')?.body,
    ).toMatchObject({
      filters: { careerPaths: ['nursing'], areas: ['renal'] },
      count: 20,
      mode: 'tutor',
      mixed: false,
    });
    await expect.element(screen.getByRole('combobox', { name: 'Clinical area' })).toHaveValue('renal');
  });

  test('offers quick starts with a question alone', async () => {
    const { calls, screen } = await openScreen({ 'POST /api/practice': () => refusal(503, 'unavailable') });
    const quick = screen.getByRole('region', { name: 'Quick start' });
    await expect.element(quick.getByRole('button', { name: 'Marked None yet' })).toBeDisabled();
    await expect.element(quick.getByRole('button', { name: '10 mixed questions All topics' })).toBeEnabled();
    await quick.getByRole('button', { name: 'What I missed 4 questions' }).click();
    await expect.element(screen.getByText("We couldn't start your practice")).toBeVisible();
    expect(calls.at(-1)?.body).toMatchObject({ filters: { states: ['wrong'] }, count: 10, mixed: true });
  });

  test('puts what was left open first, and deletes once it has asked', async () => {
    const session = openSession('exam', { areas: ['renal'] });
    let rows = [session];
    const { screen } = await openScreen({
      [list]: () => rows,
      [`DELETE /api/practice/${session.id}`]: () => {
        rows = [];
        return { ok: true };
      },
    });
    const left = screen.getByRole('region', { name: 'Continue' });
    await expect.element(left.getByText('3 of 10 answered')).toBeVisible();
    await expect.element(left.getByText('Unfinished session · Renal & fluids')).toBeVisible();
    await expect
      .element(left.getByRole('link', { name: 'Continue · question 4 of 10: Renal & fluids' }))
      .toHaveAttribute('href', `/practice/${session.id}`);
    await left.getByRole('button', { name: 'Actions: Renal & fluids' }).click();
    await left.getByRole('button', { name: 'Delete session' }).click();
    const question = screen.getByRole('dialog', { name: 'Delete this session?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(left).toBeVisible();
    await left.getByRole('button', { name: 'Actions: Renal & fluids' }).click();
    await left.getByRole('button', { name: 'Delete session' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(screen.getByText('No sessions yet')).toBeVisible();
  });

  test('shows a laptop which questions can be chosen above the bar that starts, with a session left open', async () => {
    await page.viewport(1366, 768);
    const session = openSession('tutor', {});
    const { screen } = await openScreen({ [list]: [session] });
    const choice = screen.getByRole('group', { name: 'Only questions that are' });
    await expect.element(choice).toBeVisible();
    const bar = screen.getByText('10 questions · About 13 min');
    await expect.element(bar).toBeVisible();
    // The application's header is not in this.
    const header = 97;
    const { bottom } = choice.element().getBoundingClientRect();
    expect(bottom + header).toBeLessThan(bar.element().getBoundingClientRect().top);
  });

  test('leads into what was left open, and names the other open sessions below', async () => {
    const open = (area: string, answered: number) => ({
      id: crypto.randomUUID(),
      mode: 'tutor',
      filters: { areas: [area] },
      shared: false,
      startedAt: '2026-11-23T08:00:00Z',
      completedAt: null,
      questions: 10,
      answered,
      correct: null,
      score: null,
    });
    const { screen } = await openScreen({ [list]: [open('renal', 3), open('imaging', 0)] });
    const latest = screen.getByRole('region', { name: 'Continue' });
    await expect.element(latest.getByText('Continue · question 4 of 10')).toBeVisible();
    expect(latest.getByRole('link').elements()).toHaveLength(1);
    const others = screen.getByRole('region', { name: 'Other open sessions' });
    await expect.element(others.getByText('Continue · question 1 of 10')).toBeVisible();
    // Their heading says it of all of them.
    await expect.element(others.getByText('Imaging', { exact: true })).toBeVisible();
    const start = screen.getByRole('button', { name: 'Start', exact: true }).element();
    const fill = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(fill(start)).not.toBe(fill(latest.getByRole('link').element()));
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(latest.element().compareDocumentPosition(start) & follows).toBe(follows);
    expect(start.compareDocumentPosition(others.element()) & follows).toBe(follows);
  });

  test('on a phone, the foot of the folded form stays where it belongs', async () => {
    await page.viewport(360, 640);
    const { screen } = await openScreen();
    const start = screen.getByRole('button', { name: 'Start', exact: true });
    await expect.element(start).toBeEnabled();
    const count = screen.getByRole('combobox', { name: 'Number of questions' });
    const foot = () => start.element().getBoundingClientRect().top;
    expect(foot()).toBeGreaterThan(count.element().getBoundingClientRect().bottom);
    await page.viewport(1280, 800);
  });

  test('says once that the device is offline: the page around it does', async () => {
    const { screen } = await openScreen();
    await expect.element(screen.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    await expect.element(screen.getByText(/To start a new one, reconnect/)).toBeVisible();
    expect(screen.getByText(/You're offline/).elements()).toEqual([]);
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  });

  test('offers to clear the filters only once there are some', async () => {
    const { screen } = await openScreen();
    const clear = screen.getByRole('button', { name: 'Clear Filters' });
    await expect.element(screen.getByRole('checkbox', { name: /^Marked/ })).toBeVisible();
    await expect.element(clear).not.toBeInTheDocument();
    await screen.getByRole('checkbox', { name: /^Marked/ }).click();
    await clear.click();
    await expect.element(screen.getByRole('checkbox', { name: /^Marked/ })).not.toBeChecked();
    await expect.element(clear).not.toBeInTheDocument();
  });

  test('folds its filters on a phone, and keeps Start in sight above the bottom bar', async () => {
    await page.viewport(360, 640);
    const { screen } = await openScreen();
    const area = screen.getByRole('combobox', { name: 'Clinical area' });
    const start = screen.getByRole('button', { name: 'Start', exact: true });
    await expect.element(start).toBeEnabled();
    await expect.element(area).not.toBeInTheDocument();
    const fold = screen.getByRole('button', { name: /^Topics .*Nursing/ });
    await fold.click();
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
    await area.selectOptions('renal');
    await expect.element(fold.getByText('Nursing · Renal & fluids')).toBeVisible();
    await fold.click();
    await expect.element(area).not.toBeInTheDocument();
    await fold.click();
    area.element().scrollIntoView({ block: 'start' });
    const { bottom } = start.element().getBoundingClientRect();
    expect(bottom).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(640 - 56);
    await page.viewport(1280, 800);
  });
});
