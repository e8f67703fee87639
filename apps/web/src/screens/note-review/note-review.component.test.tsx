import { page, userEvent } from 'vitest/browser';
import { expect, onTestFinished, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { loadNamespaces, setLanguage } from '../../i18n/translation.ts';
import { doublePressMs } from '../../features/learning/scenarios/components/player/use-player-keys.ts';
import { NoteReviewScreen } from './note-review.screen.tsx';

// Lines are typeset with spaces that don't break.
const words = ['first', 'second', 'third'];

const item = (id: number) => ({
  id,
  noteId: 3,
  noteTitle: 'Heart sounds',
  title: 'Heart sounds',
  question: {
    kind: 'multiple_choice',
    stem: `Which valve closes ${words[id - 1]}?`,
    // As they are written; they are shown as options begin.
    options: ['the mitral valve', 'the aortic valve'],
    key: 0,
    rationales: ['', ''],
    source: { start: 0, end: 0, text: '' },
    writtenBy: 'learner',
  },
});

/** So that a press isn't taken for a second one on the button before. */
const unhurried = () => new Promise((resolve) => setTimeout(resolve, doublePressMs + 50));

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
    await screen.getByRole('button', { name: 'Check answer' }).click();
    await expect.element(screen.getByText('Correct!', { exact: true })).toBeVisible();
    due.shift();
    await unhurried();
    await screen.getByRole('button', { name: 'Next' }).click();
  }
  const end = screen.getByRole('heading', { name: 'You reviewed 3 questions' });
  await expect.element(end).toHaveFocus();
  await expect.element(screen.getByText(/^3 questions from your notes come back/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to Review' })).toBeVisible();
});

test('says that what is in review comes back while nothing of it is due', async () => {
  signInAs();
  fakeApi({ 'GET /api/note-review': { due: 0, scheduled: 1, items: [] } });
  const screen = await renderApp(<NoteReviewScreen />);
  await expect.element(screen.getByText('Nothing from your notes is due')).toBeVisible();
  await expect.element(screen.getByText(/^1 question from your notes comes back/)).toBeVisible();
});

test('gives the verdict above the options, with the one next step in view on a phone', async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1280, 800));
  signInAs();
  fakeApi({
    'GET /api/note-review': { due: 2, scheduled: 2, items: [item(1), item(2)] },
    'POST /api/note-review/1': { correct: false, dueOn: '2026-12-04' },
  });
  const screen = await renderApp(<NoteReviewScreen />);
  await screen.getByText('The aortic valve').click();
  const check = screen.getByRole('button', { name: 'Check answer' });
  await expect.element(check).toBeInViewport();
  await check.click();
  const verdict = screen.getByText('Not quite right');
  await expect.element(verdict).toBeInViewport();
  await expect.element(screen.getByText(/comes back on Friday, December 4/)).toBeVisible();
  const next = screen.getByRole('button', { name: 'Next' });
  await expect.element(next).toBeInViewport();
  const firstOption = screen.getByRole('radio').first();
  expect(verdict.element().compareDocumentPosition(firstOption.element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // The second press of two was meant for the button that was there.
  await next.click();
  await expect.element(verdict).toBeVisible();
});

test('names the note once where its scenario is called after it', async () => {
  signInAs();
  const asked = { ...item(1), title: 'At the bedside: Heart sounds' };
  fakeApi({ 'GET /api/note-review': { due: 1, scheduled: 1, items: [asked] } });
  const screen = await renderApp(<NoteReviewScreen />);
  await expect.element(screen.getByText('From your note: Heart sounds', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Question 1 of 1', { exact: true })).toBeVisible();
});

test('names the note that a question comes from, and its scenario, which is called otherwise', async () => {
  signInAs();
  const asked = { ...item(1), title: 'A man with a murmur' };
  fakeApi({
    'GET /api/note-review': { due: 2, scheduled: 2, items: [asked, item(2)] },
    'POST /api/note-review/1': { correct: true, dueOn: '2026-12-04' },
  });
  const screen = await renderApp(<NoteReviewScreen />);
  await expect.element(screen.getByText('From your note: Heart sounds', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText('Question 1 of 2 · A man with a murmur', { exact: true }))
    .toBeVisible();
  await screen.getByText('The mitral valve').click();
  await screen.getByRole('button', { name: 'Check answer' }).click();
  await unhurried();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('Question 2 of 2', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('From your note: Heart sounds', { exact: true })).toBeVisible();
});

test('keeps the answer that could not be graded, to be checked again', async () => {
  signInAs();
  let fails = true;
  const calls = fakeApi({
    'GET /api/note-review': { due: 1, scheduled: 3, items: [item(1)] },
    'POST /api/note-review/1': () =>
      fails ? refusal(503, 'unavailable') : { correct: true, dueOn: '2026-12-04' },
  });
  const screen = await renderApp(<NoteReviewScreen />);
  await screen.getByText('The mitral valve').click();
  const check = screen.getByRole('button', { name: 'Check answer' });
  await check.click();
  await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /The mitral valve/ })).toBeChecked();
  fails = false;
  await check.click();
  await expect.element(screen.getByText('Correct!', { exact: true })).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([{ selectedOption: 0 }, { selectedOption: 0 }]);
});

test('is answered by keyboard, and stays at the verdict through a second press that was meant for the answer', async () => {
  signInAs();
  fakeApi({
    'GET /api/note-review': { due: 2, scheduled: 2, items: [item(1), item(2)] },
    'POST /api/note-review/1': { correct: true, dueOn: '2026-12-04' },
  });
  const screen = await renderApp(<NoteReviewScreen />);
  await expect.element(screen.getByText(/valve.closes.first/)).toHaveFocus();
  await userEvent.keyboard('b');
  await expect.element(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(screen.getByText('Correct!', { exact: true })).toBeVisible();
  await unhurried();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/valve.closes.second/)).toHaveFocus();
});

test('reads an English question from left to right where the interface runs the other way', async () => {
  await loadNamespaces(['learning/notes']);
  await setLanguage('ar');
  onTestFinished(() => setLanguage('en'));
  signInAs();
  fakeApi({ 'GET /api/note-review': { due: 1, scheduled: 1, items: [item(1)] } });
  const screen = await renderApp(<NoteReviewScreen />);
  const text = screen.getByText(/valve.closes.first/);
  await expect.element(text).toBeVisible();
  const question = text.element();
  expect(getComputedStyle(question).direction).toBe('ltr');
  const [position] = question.children;
  expect(position?.textContent).toContain('السؤال 1 من 1');
  expect(getComputedStyle(position!).direction).toBe('rtl');
});
