import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenedNoteScenario } from '@rounds/contract/learning/notes.attempts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { noteScenario as made } from '../../../testing/note-scenario.ts';
import { buildUser, renderApp, signInAs } from '../../../testing/render-app.tsx';
import { loadNamespaces } from '../../i18n/translation.ts';
import { ScenarioRun } from './scenario-run.tsx';

const path = 'POST /api/note-scenarios/12/attempts';
const attempt = {
  id: '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10',
  score: 100,
  correct: 1,
  total: 1,
  passed: true,
  xp: 50,
  timeSpent: 9,
  createdAt: '2026-11-20T08:00:00Z',
};
const taken = { attempt, user: buildUser({ xp: 1250 }), leveledUp: false, unlocked: [] };

beforeEach(async () => {
  await loadNamespaces(['learning/notes', 'learning/scenarios', 'learning/scenarios.player']);
  await page.viewport(1280, 900);
});

async function showRun(answer: () => unknown, changes: Partial<OpenedNoteScenario> = {}) {
  signInAs();
  const calls = fakeApi({ [path]: answer });
  const events = { onAgain: vi.fn(), onOutdated: vi.fn() };
  const screen = await renderApp(<ScenarioRun made={{ ...made, ...changes }} {...events} />);
  await expect.element(screen.getByText('Which valve closes first?').first()).toBeVisible();
  return { screen, ...events, sent: () => calls.map(({ body }) => body as { attemptId: string }) };
}

/** Until then, a press is taken for the second half of a double press. */
const afterDoublePress = () => new Promise((resolve) => setTimeout(resolve, 750));

/** Answers the only question, by the keyboard, and goes on from its explanation. */
async function answerIt() {
  const labels = [...document.querySelectorAll('section > fieldset label')];
  const place = labels.findIndex((label) => label.textContent.includes('mitral'));
  await userEvent.keyboard('ABC'.charAt(place));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Complete Scenario' })).toBeVisible();
  await afterDoublePress();
  await userEvent.keyboard('{Enter}');
}

describe('a scenario from a note', () => {
  test('is graded when it is over, and its result takes the focus', async () => {
    const answer = Promise.withResolvers<object>();
    const { screen, sent, onAgain } = await showRun(() => answer.promise);
    await answerIt();
    await expect.element(screen.getByText('Grading your answers')).toBeVisible();
    answer.resolve(taken);
    await expect.element(screen.getByRole('heading', { name: made.title })).toHaveFocus();
    await expect.element(screen.getByText('50 XP earned')).toBeVisible();
    await expect.element(screen.getByText('+25 points')).toBeVisible();
    expect(sent()).toMatchObject([{ revision: 4, answers: [{ questionIndex: 0, selectedOption: 0 }] }]);
    await screen.getByRole('button', { name: 'Take again' }).click();
    expect(onAgain).toHaveBeenCalledOnce();
  });

  test.each([
    [50, 1],
    [0, 0],
  ])('offers the XP that it can still give: %s', async (xpLeft, badges) => {
    const { screen } = await showRun(() => taken, { xpLeft });
    expect(screen.getByText(/^\d+\sXP$/).elements()).toHaveLength(badges);
  });

  test('says why there is no XP this time', async () => {
    const { screen } = await showRun(() => ({ ...taken, attempt: { ...attempt, xp: 0 } }));
    await answerIt();
    await expect.element(screen.getByText(/^No XP this time: .* up to 200\sXP a day\.$/)).toBeVisible();
    await expect.element(screen.getByText('50 XP earned')).not.toBeInTheDocument();
  });

  test('says that what was missed comes back, if anything was', async () => {
    const missed = { ...attempt, score: 0, correct: 0, passed: false, xp: 0 };
    const { screen } = await showRun(() => ({ ...taken, attempt: missed }));
    await answerIt();
    const link = screen.getByRole('link', { name: 'What you missed comes back in Review.' });
    await expect.element(link).toHaveAttribute('href', '/review');
  });

  test('takes the order that steps were put in, for whoever learns by doing', async () => {
    signInAs();
    const calls = fakeApi({ [path]: taken });
    const steps = {
      ...made.questions[0]!,
      kind: 'ordering' as const,
      stem: 'Put these in the order that the note gives.',
      options: ['Look', 'Open', 'Close'],
      key: [1, 0, 2],
    };
    const events = { onAgain: vi.fn(), onOutdated: vi.fn() };
    const screen = await renderApp(<ScenarioRun made={{ ...made, questions: [steps] }} {...events} />);
    await screen
      .getByRole('button', { name: /^Move up:/ })
      .nth(1)
      .click();
    await screen.getByRole('button', { name: 'Submit Answer' }).click();
    await afterDoublePress();
    await screen.getByRole('button', { name: 'Complete Scenario' }).click();
    await expect.element(screen.getByText('50 XP earned')).toBeVisible();
    expect(calls.map(({ body }) => body)).toMatchObject([
      { answers: [{ questionIndex: 0, response: { picks: [expect.arrayContaining([0, 1, 2])] } }] },
    ]);
  });

  test('shows what is to be looked at as a table, and what is said as a conversation', async () => {
    const table = { columns: ['Subject', 'What your note says'], rows: [['Edema', 'Swelling']] };
    const scenario = {
      ...made.scenario,
      findings: [{ title: 'The chart at the bedside', description: 'From your note.', table }],
      dialogue: [
        { speaker: 'Mr. Berg', text: 'And what about edema?' },
        { speaker: 'You', text: 'Edema is swelling.' },
      ],
    };
    const { screen } = await showRun(() => taken, { scenario });
    await expect.element(screen.getByRole('rowheader', { name: 'Edema' })).toBeVisible();
    const said = screen.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
    await expect.element(said.first()).toHaveTextContent('Mr. BergAnd what about edema?');
    await answerIt();
    // It stays with the case in the review, which is closed where the answer was right.
    await expect.element(screen.getByText('50 XP earned')).toBeVisible();
    for (const summary of document.querySelectorAll('summary')) summary.click();
    await expect.element(screen.getByText('And what about edema?')).toBeVisible();
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /^No connection/],
    ['a refusal', () => refusal(503, 'unavailable'), /isn't available right now/],
  ])('keeps the answers through %s, and sends them again as the same attempt', async (_, fail, why) => {
    let fails = true;
    const { screen, sent, onOutdated } = await showRun(() => (fails ? fail() : taken));
    await answerIt();
    const alert = screen.getByRole('alert').filter({ hasText: "We couldn't send your answers" });
    await expect.element(alert).toHaveFocus();
    await expect.element(alert.getByText(why)).toBeVisible();
    fails = false;
    await alert.getByRole('button', { name: 'Send again' }).click();
    await expect.element(screen.getByText('50 XP earned')).toBeVisible();
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toEqual(sent()[0]);
    expect(onOutdated).not.toHaveBeenCalled();
  });

  test('whose questions were changed meanwhile says so, and begins again with them', async () => {
    const { screen, onOutdated } = await showRun(() => refusal(409, 'note_questions_changed'));
    await answerIt();
    await expect.element(screen.getByText(/have changed since you opened them/).first()).toBeVisible();
    expect(onOutdated).toHaveBeenCalledOnce();
  });

  test('goes on after a reload as the same attempt, with what was marked', async () => {
    const { screen } = await showRun(() => taken);
    await screen.getByRole('button', { name: 'Mark question' }).click();
    const marked = { name: 'Remove mark' };
    await expect.element(screen.getByRole('button', marked)).toBeVisible();
    await screen.unmount();
    const again = await showRun(() => taken);
    await expect.element(again.screen.getByRole('button', marked)).toBeVisible();
  });

  test('that was left after a question goes on with the next, and sends the answer from before too', async () => {
    const questions = [
      made.questions[0]!,
      {
        ...made.questions[0]!,
        stem: 'Which valve lies on the left?',
        source: { start: 1, end: 2, text: '' },
      },
    ];
    const { screen } = await showRun(() => taken, { questions });
    await screen
      .getByText(/mitral/)
      .last()
      .click();
    await screen.getByRole('button', { name: 'Submit Answer' }).click();
    await afterDoublePress();
    await screen.getByRole('button', { name: 'Next Question' }).click();
    await expect.element(screen.getByText('Which valve lies on the left?').first()).toBeVisible();
    await screen.unmount();

    signInAs();
    const calls = fakeApi({ [path]: taken });
    const on = { onAgain: vi.fn(), onOutdated: vi.fn() };
    const again = await renderApp(<ScenarioRun made={{ ...made, questions }} {...on} />);
    await expect.element(again.getByText('Which valve lies on the left?').first()).toBeVisible();
    await answerIt();
    await expect.element(again.getByText('50 XP earned')).toBeVisible();
    expect(calls.map(({ body }) => body)).toMatchObject([
      { answers: [{ questionIndex: 0, selectedOption: 0 }, { questionIndex: 1 }] },
    ]);
  });
});
