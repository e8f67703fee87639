import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NoteItem, NoteTest } from '@rounds/contract/learning/notes.generated';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { getSession } from '../../../../session/session.ts';
import { loadNamespaces } from '../../../../i18n/translation.ts';
import { ScenarioList } from './scenario-list.tsx';
import { TestList } from './test-list.tsx';

const question = (stem: string): NoteItem => ({
  kind: 'multiple_choice',
  stem,
  options: ['The airway', 'The pulse', 'The pupils'],
  key: 0,
  rationales: ['', '', ''],
  source: { start: 0, end: 28, text: 'The airway is checked first.' },
  writtenBy: 'built_in',
});
const built: NoteTest = {
  id: 4,
  noteId: 3,
  title: 'The first minute',
  description: '',
  testType: 'multiple_choice',
  questions: [question('What is first?'), question('What is second?'), question('What is third?')],
  totalQuestions: 3,
  shortfall: null,
  timeLimit: null,
  passingScore: 70,
  revision: 1,
  attempts: 0,
  bestScore: null,
  createdAt: '2026-11-20T08:00:00Z',
};

const tab = {
  noteId: null,
  takesFocus: false,
  onAll: () => undefined,
  onAnalyze: () => undefined,
  onUpload: () => undefined,
  exporting: () => null,
};

beforeEach(() => loadNamespaces(['learning/notes', 'learning/attempts', 'app/common']));

/** A server with these tests. */
async function showTests(...held: NoteTest[]) {
  signInAs();
  const remove = (id: number) => () => {
    held.splice(
      held.findIndex((one) => one.id === id),
      1,
    );
    return {};
  };
  const first = held[0];
  const change = (questions: NoteItem[]) => {
    if (first) held.splice(0, 1, { ...first, questions, revision: first.revision + 1 });
    return {};
  };
  fakeApi({
    'GET /api/notes': [{}],
    'GET /api/notes/3': { title: 'Vital signs' },
    'GET /api/note-tests': () => held,
    'DELETE /api/note-tests/4': remove(4),
    'DELETE /api/note-tests/5': remove(5),
    'DELETE /api/note-tests/4/questions/1': () => change(built.questions.toSpliced(1, 1)),
    'DELETE /api/note-tests/4/questions/2': () => change(built.questions.slice(0, 2)),
    'PUT /api/note-tests/4/questions/1': () =>
      change(built.questions.with(1, { ...question('What comes next?'), writtenBy: 'learner' })),
  });
  return renderApp(<TestList {...tab} />);
}

test('questions are shown for review as in the test: their options are capitalized', async () => {
  const written = { ...question('What is first?'), options: ['the airway', 'the pulse', 'pH'] };
  const screen = await showTests({ ...built, questions: [written] });
  await screen.getByText('Review the questions').click();
  await expect.element(screen.getByText(/^The airway$/)).toBeVisible();
  await expect.element(screen.getByText(/^pH$/)).toBeVisible();
});

describe('the focus', () => {
  test.each([
    ['the next', 'Question 2', 'Question 2'],
    ['the last', 'Question 3', 'Question 2'],
  ])('moves to the %s question when one is deleted', async (_, name, next) => {
    const screen = await showTests(built);
    await screen.getByText('Review the questions').click();
    await screen.getByRole('button', { name: `Delete: ${name}` }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(screen.getByText('Deleted')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Delete: Question 3' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: `Delete: ${next}` })).toHaveFocus();
  });

  test('stays on an edited question', async () => {
    const screen = await showTests(built);
    await screen.getByText('Review the questions').click();
    await screen.getByRole('button', { name: 'Edit: Question 2' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Question' }).fill('What comes next?');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/What comes next/)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Edit: Question 2' })).toHaveFocus();
  });

  test('moves to the next test when one is deleted, and to the list when none is left', async () => {
    const screen = await showTests(built, { ...built, id: 5, title: 'The second minute' });
    const remove = async (title: string) => {
      await screen.getByRole('button', { name: `Delete: ${title}` }).click();
      await screen.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await remove('The first minute');
    await expect.element(screen.getByRole('button', { name: 'Delete: The second minute' })).toHaveFocus();
    await remove('The second minute');
    await expect.element(screen.getByText('No tests yet')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Tests' })).toHaveFocus();
  });
});

test('a test says who wrote it: one from a file does so even after all of it was edited', async () => {
  const fromFile = {
    ...question('Which is it?'),
    source: { start: 0, end: 0, text: '', file: 'Cardiology.gift' },
  };
  const screen = await showTests(built, {
    ...built,
    id: 5,
    title: 'Cardiology',
    questions: [{ ...fromFile, writtenBy: 'learner' }],
  });
  // On the latest at once, on others with their questions.
  await screen.getByText('Review the questions').last().click();
  await expect.element(screen.getByText('Imported from a file.')).toBeVisible();
  expect(screen.getByText(/Written by the built-in analyzer/).elements()).toHaveLength(1);
});

test('a test by both says so, and each of its questions says by whom', async () => {
  const [first, ...rest] = built.questions;
  const screen = await showTests({ ...built, questions: [{ ...first!, writtenBy: 'ai' }, ...rest] });
  await expect.element(screen.getByText(/^Written by an AI model and the built-in analyzer/)).toBeVisible();
  await screen.getByText('Review the questions').click();
  await expect.element(screen.getByText('Written by an AI model.')).toBeVisible();
  expect(screen.getByText('Written by the built-in analyzer.').elements()).toHaveLength(2);
});

test('a case short of questions doesn’t speak of a number or a type that nobody chose', async () => {
  signInAs();
  const {
    testType: _type,
    totalQuestions: _total,
    timeLimit: _limit,
    passingScore: _passing,
    ...rest
  } = built;
  const scenario = { patientPresentation: '', findings: [], dialogue: [], tags: [] };
  const styled = { scenario, learningStyle: 'reading', difficulty: 'beginner', xpReward: 50 };
  fakeApi({
    'GET /api/notes': [],
    'GET /api/note-scenarios': [{ ...rest, ...styled, shortfall: 'few_choices' }],
  });
  const screen = await renderApp(<ScenarioList {...tab} />);
  await expect
    .element(screen.getByText(/The case is short because the note has few definitions/))
    .toBeVisible();
  expect(screen.getByText(/you asked for/).elements()).toEqual([]);
});

test.each([
  ['question', { at: 1 }, null, 'Continue · question 2 of 3'],
  ['time that is left', { at: 1, spent: 113_000 }, 5, 'Continue · 3:07 left'],
  ['result', { at: 3 }, null, 'See your result'],
  ['questions of before, if they were changed since', { at: 1, revision: 0 }, null, 'Take test'],
])('a test that was left offers to go on with the %s', async (_, left, timeLimit, name) => {
  signInAs();
  const kept = { attemptId: 'a', revision: 1, startedAt: 0, answers: [], flagged: [], ...left };
  localStorage.setItem(`rounds.notetest.${getSession().user?.id}.4`, JSON.stringify(kept));
  const screen = await showTests({ ...built, timeLimit });
  await expect.element(screen.getByRole('link', { name })).toBeVisible();
});

test('of one note alone, says of which, and shows all at a press', async () => {
  signInAs();
  const onAll = vi.fn();
  const calls = fakeApi({
    'GET /api/notes': [{}],
    'GET /api/notes/3': { title: 'Vital signs' },
    'GET /api/note-tests': [built],
  });
  const screen = await renderApp(<TestList {...tab} noteId={3} onAll={onAll} />);
  await expect.element(screen.getByText('From your note: Vital signs')).toBeVisible();
  expect(calls.some(({ path, search }) => path === '/api/note-tests' && search.includes('noteId=3'))).toBe(
    true,
  );
  await screen.getByRole('button', { name: 'Show all' }).click();
  expect(onAll).toHaveBeenCalledOnce();
});
