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

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  window.history.replaceState(null, '', '/practice');
  signInAs({ careerPath: 'nursing' });
  const calls = fakeApi({ [count]: counted, [list]: [], ...answers });
  return { calls, screen: await renderApp(<PracticeStartScreen />) };
}

describe('the start of practice', () => {
  test('counts along with the choice, and says that nothing matches before a press', async () => {
    const { calls, screen } = await open();
    await expect.element(screen.getByText('10 questions · About 13 min')).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Career path' })).toHaveValue('nursing');
    const start = screen.getByRole('button', { name: 'Start', exact: true });
    await expect.element(start).toBeEnabled();
    await screen.getByRole('checkbox', { name: /^Marked/ }).click();
    await expect.element(screen.getByText('No questions match. Choose fewer filters.')).toBeVisible();
    await expect.element(start).toBeDisabled();
    await screen.getByRole('checkbox', { name: /^Answered wrong/ }).click();
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
    const { calls, screen } = await open({ 'POST /api/practice': () => refusal(503, 'unavailable') });
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
    const { calls, screen } = await open({ 'POST /api/practice': () => refusal(503, 'unavailable') });
    const quick = screen.getByRole('region', { name: 'Quick start' });
    await expect.element(quick.getByRole('button', { name: 'Marked None yet' })).toBeDisabled();
    await quick.getByRole('button', { name: 'What I missed 4 questions' }).click();
    await expect.element(screen.getByText("We couldn't start your practice")).toBeVisible();
    expect(calls.at(-1)?.body).toMatchObject({ filters: { states: ['wrong'] }, count: 10, mixed: true });
  });

  test('puts what was left open first, and deletes once it has asked', async () => {
    const session = {
      id: crypto.randomUUID(),
      mode: 'exam',
      filters: { areas: ['renal'] },
      shared: false,
      startedAt: '2026-11-23T08:00:00Z',
      completedAt: null,
      questions: 10,
      answered: 3,
      correct: null,
      score: null,
    };
    let rows = [session];
    const { screen } = await open({
      [list]: () => rows,
      [`DELETE /api/practice/${session.id}`]: () => {
        rows = [];
        return { ok: true };
      },
    });
    const left = screen.getByRole('region', { name: 'Continue' });
    await expect.element(left.getByText('3 of 10 answered')).toBeVisible();
    await expect
      .element(left.getByRole('link', { name: 'Renal & fluids' }))
      .toHaveAttribute('href', `/practice/${session.id}`);
    await left.getByRole('button', { name: 'Delete session: Renal & fluids' }).click();
    const question = screen.getByRole('dialog', { name: 'Delete this session?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(left).toBeVisible();
    await left.getByRole('button', { name: 'Delete session: Renal & fluids' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(screen.getByText('No sessions yet')).toBeVisible();
  });

  test('folds its filters on a phone, and keeps Start in sight above the bottom bar', async () => {
    await page.viewport(360, 640);
    const { screen } = await open();
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
