import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { NoteReviewScreen } from './note-review.screen.tsx';

// Lines are typeset with spaces that don't break.
const words = ['first', 'second', 'third'];

const item = (id: number) => ({
  id,
  noteId: 3,
  title: 'Heart sounds',
  question: {
    kind: 'multiple_choice',
    stem: `Which valve closes ${words[id - 1]}?`,
    options: ['The mitral valve', 'The aortic valve'],
    key: 0,
    rationales: ['', ''],
    source: { start: 0, end: 0, text: '' },
    writtenBy: 'learner',
  },
});

test('goes on with what is due beyond those that are sent at a time, until nothing is', async () => {
  signInAs();
  const due = [item(1), item(2), item(3)];
  fakeApi({
    'GET /api/note-review': () => ({ due: due.length, scheduled: 3, items: due.slice(0, 2) }),
    'POST /api/note-review/1': { correct: true, dueOn: '2026-12-04' },
    'POST /api/note-review/2': { correct: true, dueOn: '2026-12-04' },
    'POST /api/note-review/3': { correct: true, dueOn: '2026-12-04' },
  });
  const screen = await renderApp(<NoteReviewScreen />);
  for (const id of [1, 2, 3]) {
    await expect.element(screen.getByRole('group', { name: new RegExp(words[id - 1]!) })).toBeVisible();
    await screen.getByText('The mitral valve').click();
    await screen.getByRole('button', { name: 'Check Answer' }).click();
    await expect.element(screen.getByText('Correct', { exact: true })).toBeVisible();
    due.shift();
    await screen.getByRole('button', { name: 'Next' }).click();
  }
  await expect.element(screen.getByText('Nothing from your notes is due')).toBeVisible();
});
