import { describe, expect, test, vi } from 'vitest';
import type { NoteTest } from '@rounds/contract/learning/notes.generated';
import type { NoteJob } from '@rounds/contract/learning/notes.jobs';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { GenerateForm } from './generate-form.tsx';

const makeTest = 'POST /api/notes/3/generate-test';
const listJobs = 'GET /api/notes/3/jobs';
const item = {
  kind: 'multiple_choice' as const,
  stem: 'Which valve closes first?',
  options: ['The mitral valve', 'The aortic valve'],
  key: 0,
  rationales: ['', ''],
  source: { start: 0, end: 0, text: '' },
  writtenBy: 'built_in' as const,
};
const made: NoteTest = {
  id: 12,
  noteId: 3,
  title: 'Heart sounds',
  description: '',
  testType: 'true_false',
  questions: [item],
  totalQuestions: 1,
  shortfall: null,
  timeLimit: null,
  passingScore: 70,
  revision: 0,
  attempts: 0,
  bestScore: null,
  createdAt: '2026-11-20T08:00:00Z',
};
const job: NoteJob = {
  id: '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10',
  noteId: 3,
  kind: 'test',
  state: 'running',
  step: 'checking',
  progress: 40,
  resultId: null,
  failure: null,
  createdAt: '2026-11-20T08:00:00Z',
};

async function showForm(answers: Parameters<typeof fakeApi>[0]) {
  signInAs();
  const calls = fakeApi({
    [listJobs]: [],
    'GET /api/note-writer': { service: null, isOn: false },
    ...answers,
  });
  const onGenerated = vi.fn();
  const screen = await renderApp(<GenerateForm isNext noteId={3} onGenerated={onGenerated} />);
  const card = screen.getByRole('region', { name: 'Test yourself' });
  return {
    calls,
    screen,
    onGenerated,
    type: card.getByRole('combobox', { name: 'Test type' }),
    generate: card.getByRole('button', { name: 'Generate test' }),
    orders: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

describe('generating from a note', () => {
  test('sends the choices once, and reports a shortfall', async () => {
    const answer = Promise.withResolvers<NoteTest>();
    const { screen, type, generate, orders, onGenerated } = await showForm({
      [makeTest]: () => answer.promise,
    });
    await type.selectOptions('True or false');
    await screen.getByRole('combobox', { name: 'Number of questions' }).selectOptions('5');
    await screen.getByRole('combobox', { name: 'Timer' }).selectOptions('10 minutes');
    await generate.click();
    await generate.click({ force: true });
    await expect.element(generate).toHaveAttribute('aria-busy', 'true');
    // The other form is available.
    await expect
      .element(screen.getByRole('button', { name: 'Generate scenario' }))
      .not.toHaveAttribute('aria-busy');
    answer.resolve({ ...made, shortfall: 'note_too_short' });
    await expect.element(screen.getByText('Test generated successfully!')).toBeVisible();
    await expect.element(screen.getByText('1 of 5 questions', { exact: true })).toBeVisible();
    expect(onGenerated.mock.calls).toEqual([['test']]);
    expect(orders()).toEqual([{ testType: 'true_false', questionCount: 5, timeLimit: 10 }]);
  });

  test.each([
    ['a note that says too little', () => refusal(422, 'note_gives_no_items'), /isn't enough in this note/],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /^No connection/,
    ],
  ])('reports %s in place, and keeps the choices', async (_, fail, why) => {
    let fails = true;
    const { screen, type, generate, onGenerated } = await showForm({
      [makeTest]: () => (fails ? fail() : made),
    });
    await type.selectOptions('True or false');
    await generate.click();
    await expect.element(screen.getByText('Failed to generate test')).toBeVisible();
    await expect.element(screen.getByRole('alert').getByText(why)).toBeVisible();
    await expect.element(type).toHaveValue('true_false');
    await expect.element(generate).toHaveFocus();
    fails = false;
    await generate.click();
    await expect.poll(() => onGenerated.mock.calls).toEqual([['test']]);
    await expect.element(screen.getByText(why)).not.toBeInTheDocument();
  });

  test('leaves a used-up allowance to the dialog about plans', async () => {
    const { screen, generate } = await showForm({ [makeTest]: () => refusal(402, 'student_plan_needed') });
    await generate.click();
    await expect.element(screen.getByRole('alert')).toBeInTheDocument();
    await expect.element(screen.getByText('Failed to generate test')).not.toBeInTheDocument();
  });

  test('finds a running job, shows its progress, and can cancel it', async () => {
    let jobs = [job];
    const { calls, screen, generate, orders } = await showForm({
      [listJobs]: () => jobs,
      [`GET /api/note-jobs/${job.id}`]: job,
      [`DELETE /api/note-jobs/${job.id}`]: () => {
        jobs = [];
        return { ...job, state: 'canceled' };
      },
    });
    await expect.element(screen.getByText('Checking against your note')).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect.element(generate).toHaveAttribute('aria-busy', 'true');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(generate).not.toHaveAttribute('aria-busy');
    await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.poll(() => calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await expect.element(screen.getByText('Failed to generate test')).not.toBeInTheDocument();
    expect(orders()).toEqual([]);
  });

  test('reports what ended meanwhile, without leaving the note', async () => {
    const { screen, onGenerated } = await showForm({
      [listJobs]: [{ ...job, state: 'completed', progress: 100, resultId: 12 }],
      [`DELETE /api/note-jobs/${job.id}`]: job,
      'GET /api/note-tests/12': { ...made, shortfall: 'note_too_short' },
    });
    await expect.element(screen.getByText('Test generated successfully!')).toBeVisible();
    await expect.element(screen.getByText(/^1 question · The note is too short/)).toBeVisible();
    expect(onGenerated).not.toHaveBeenCalled();
  });
});
