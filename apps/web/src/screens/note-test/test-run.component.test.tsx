import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { buildUser, renderApp, signInAs } from '../../../testing/render-app.tsx';
import { useHandIn } from '../../features/learning/notes/api/attempts.ts';
import { loadNamespaces } from '../../i18n/translation.ts';
import { TestRun, type TestRunProps } from './test-run.tsx';

const path = 'POST /api/note-tests/12/attempts';
const question = (stem: string): NoteItem => ({
  kind: 'multiple_choice',
  stem,
  options: ['The mitral valve', 'The aortic valve', 'The pulmonary valve'],
  key: 0,
  rationales: ['', '', ''],
  source: { start: 0, end: 31, text: 'The mitral valve closes first.' },
  writtenBy: 'built_in',
});
const asked: TestRunProps['test'] = {
  id: 12,
  title: 'Valves',
  description: '',
  questions: [question('Which valve closes first?'), question('Which valve lies on the left?')],
  timeLimit: null,
  passingScore: 70,
  revision: 4,
};
const attempt = {
  id: '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10',
  score: 50,
  correct: 1,
  total: 2,
  passed: false,
};
const taken = {
  attempt: { ...attempt, xp: 0, timeSpent: 9, createdAt: '2026-11-20T08:00:00Z' },
  user: buildUser(),
  leveledUp: false,
  unlocked: [],
};

beforeEach(async () => {
  await loadNamespaces(['learning/notes', 'learning/scenarios', 'learning/scenarios.player']);
  await page.viewport(1280, 900);
});

async function showRun(answer: () => unknown, over: Partial<TestRunProps['test']> = {}) {
  signInAs();
  const calls = fakeApi({ [path]: answer });
  const on = { onAgain: vi.fn(), onOutdated: vi.fn() };
  function Run() {
    const back = { href: '/note-analysis', label: 'Back' };
    const handIn = useHandIn('test', 12);
    return (
      <TestRun
        {...on}
        test={{ ...asked, ...over }}
        keptAs={12}
        handIn={handIn}
        back={back}
        noteId={3}
        next={null}
      />
    );
  }
  const screen = await renderApp(<Run />);
  await expect.element(screen.getByRole('heading', { name: 'Valves' })).toBeVisible();
  return { screen, ...on, sent: () => calls.map(({ body }) => body as { attemptId: string }) };
}

/** Answers the first question, and hands in without the second. */
async function handInHalf({ screen }: Awaited<ReturnType<typeof showRun>>) {
  await screen.getByText('The mitral valve').click();
  await screen.getByRole('button', { name: 'Next' }).click();
  await screen.getByRole('button', { name: 'Finish test' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Finish the test?' });
  await expect.element(dialog.getByText("1 question isn't answered. It counts as wrong.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Finish test' }).click();
}

describe('a test from a note', () => {
  test('goes to any question, says what is answered and marked, and keeps both over a reload', async () => {
    const { screen } = await showRun(() => taken);
    await screen.getByText('The aortic valve').click();
    await screen.getByRole('button', { name: 'Mark question' }).click();
    await screen.getByRole('button', { name: '2', exact: true }).click();
    await expect.element(screen.getByRole('group', { name: /^Question 2 of 2/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '1, answered, marked' })).toBeVisible();
    const map = screen.getByRole('navigation', { name: 'Questions in this test' });
    await expect.element(map.getByText('1 of 2 answered')).toBeVisible();
    await expect.element(map.getByText('Marked: 1')).toBeVisible();
    await screen.unmount();

    const { screen: again } = await showRun(() => taken);
    await again.getByRole('button', { name: '1, answered, marked' }).click();
    await expect.element(again.getByRole('radio', { name: /aortic/ })).toBeChecked();
  });

  test('is worked by keyboard as the player is: letters and numbers choose, Shift rules out, M flags, Enter goes on', async () => {
    const { screen } = await showRun(() => taken);
    await expect.element(screen.getByText(/valve.closes.first/)).toHaveFocus();
    const option = (letter: string) => screen.getByRole('radio', { name: new RegExp(`^${letter}`) });
    await userEvent.keyboard('b');
    await expect.element(option('B')).toBeChecked();
    await userEvent.keyboard('3');
    await expect.element(option('C')).toBeChecked();
    // What is ruled out is the answer no more, and what is chosen is ruled out no more.
    await userEvent.keyboard('{Shift>}C{/Shift}');
    await expect.element(screen.getByRole('button', { name: 'Restore option C' })).toBeVisible();
    await expect.element(option('C')).not.toBeChecked();
    await userEvent.keyboard('{Shift>}A{/Shift}a');
    await expect.element(screen.getByRole('button', { name: 'Rule out option A' })).toBeVisible();
    await expect.element(option('A')).toBeChecked();
    await userEvent.keyboard('m');
    await expect.element(screen.getByRole('button', { name: '1, answered, marked' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/lies.on.the.left/)).toHaveFocus();
    // Keys go on working after a press beside the question.
    await screen.getByRole('heading', { name: 'Valves' }).click();
    await userEvent.keyboard('1{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Finish the test?' });
    await expect.element(dialog.getByText("You've answered every question.")).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep going' }).click();
    await screen.unmount();

    const { screen: again } = await showRun(() => taken);
    await again.getByRole('button', { name: /^1, / }).click();
    await expect.element(again.getByRole('button', { name: 'Restore option C' })).toBeVisible();
  });

  test('calls what Enter does as its button does', async () => {
    const { screen } = await showRun(() => taken);
    await expect.element(screen.getByText('A–C or 1–3 to choose · Enter: Next')).toBeVisible();
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText('A–C or 1–3 to choose · Enter: Finish test')).toBeVisible();
  });

  test('rules out nothing of two options', async () => {
    const trueOrFalse: NoteItem = {
      ...question('True or false? The mitral valve closes first.'),
      kind: 'true_false',
      options: ['True', 'False'],
      rationales: ['', ''],
      key: 0,
    };
    const { screen } = await showRun(() => taken, { questions: [trueOrFalse] });
    await expect.element(screen.getByText(/mitral.valve.closes/)).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Rule out/ }).elements()).toHaveLength(0);
    await userEvent.keyboard('a{Shift>}A{/Shift}');
    await expect.element(screen.getByRole('radio', { name: /^A/ })).toBeChecked();
  });

  test('has its questions beside the one that is answered on a wide screen, and below it elsewhere', async () => {
    const { screen } = await showRun(() => taken);
    const rectOf = (role: 'navigation' | 'group') => screen.getByRole(role).element().getBoundingClientRect();
    expect(rectOf('navigation').left).toBeGreaterThan(rectOf('group').right);
    await page.viewport(360, 780);
    expect(rectOf('navigation').top).toBeGreaterThan(rectOf('group').bottom);
  });

  test('is handed in once that is confirmed, with what was answered', async () => {
    const run = await showRun(() => taken);
    await handInHalf(run);
    await expect.element(run.screen.getByText('Not passed yet')).toBeVisible();
    expect(run.sent()).toMatchObject([{ revision: 4, answers: [{ questionIndex: 0, selectedOption: 0 }] }]);
    await run.screen.getByRole('button', { name: 'Take again' }).first().click();
    expect(run.onAgain).toHaveBeenCalledOnce();
  });

  test('keeps the answers where they could not be sent, and sends them again as the same attempt', async () => {
    let fails = true;
    const run = await showRun(() => (fails ? refusal(503, 'unavailable') : taken));
    await handInHalf(run);
    const alert = run.screen.getByRole('alert').filter({ hasText: "We couldn't send your answers" });
    await expect.element(alert).toBeVisible();
    fails = false;
    await alert.getByRole('button', { name: 'Send again' }).click();
    await expect.element(run.screen.getByText('Not passed yet')).toBeVisible();
    expect(run.sent()).toHaveLength(2);
    expect(run.sent()[1]?.attemptId).toBe(run.sent()[0]?.attemptId);
  });

  test('whose questions were changed meanwhile begins again with them', async () => {
    const run = await showRun(() => refusal(409, 'note_questions_changed'));
    await handInHalf(run);
    await expect.poll(() => run.onOutdated.mock.calls).toHaveLength(1);
    await run.screen.unmount();
    const { screen } = await showRun(() => taken, { revision: 5 });
    await expect.element(screen.getByRole('button', { name: '1', exact: true })).toBeVisible();
  });

  test('whose time is up is handed in as it stands', async () => {
    const run = await showRun(() => taken, { timeLimit: 1 / 60 });
    await expect.element(run.screen.getByText("Time's up. Your answers are being submitted.")).toBeVisible();
    await expect.element(run.screen.getByText('Not passed yet')).toBeVisible();
    expect(run.sent()).toMatchObject([{ answers: [] }]);
  });

  test('goes on at the question where it was left, and its clock stood still', async () => {
    const { screen } = await showRun(() => taken, { timeLimit: 1 });
    await screen.getByText('The aortic valve').click();
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByRole('group', { name: /^Question 2 of 2/ })).toBeVisible();
    await screen.unmount();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const { screen: again } = await showRun(() => taken, { timeLimit: 1 });
    await expect.element(again.getByRole('group', { name: /^Question 2 of 2/ })).toBeVisible();
    const left = again.getByRole('timer').element().textContent;
    expect(Number(/0:(\d\d)|1:00/.exec(left)?.[1] ?? 60)).toBeGreaterThan(57);
  });
});
