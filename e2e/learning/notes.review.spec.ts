import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import { expectNoViolations } from '../support/axe.ts';
import { generateTest } from '../support/notes.ts';
import { skipDoublePressGuard } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('what was missed in a note’s test comes back the next day and is reviewed by keyboard', async ({
  page,
  learner,
  api,
}) => {
  const { token } = learner;
  const note = { title: 'Heart failure', content: heartFailureNote };
  const { id } = await api.call<{ id: number }>('POST', '/api/notes', token, note);
  const asked = { testType: 'multiple_choice', questionCount: 3 };
  const made = await generateTest(api, token, id, asked);
  const [first] = made.questions;
  if (first?.kind !== 'multiple_choice') throw new Error('A question with one right option');
  const item = { id: 7, noteId: id, noteTitle: note.title, title: made.title, question: first };
  const due = { due: 1, scheduled: 1, items: [item] };
  await page.route('**/api/note-review', (route) => route.fulfill({ json: due }));
  await page.route('**/api/note-review/7', (route) =>
    route.fulfill({ json: { correct: true, dueOn: '2026-12-24' } }),
  );
  await page.goto('/review');
  await expect(page.getByText('Due from your notes: 1')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review from your notes');
  await expect(page.getByText('From your note: Heart failure', { exact: true })).toBeVisible();
  const check = page.getByRole('button', { name: 'Check answer' });
  await expect(check).toBeDisabled();
  await expect(page.getByText(first.source.text)).toBeHidden();
  await page.getByRole('radio', { name: first.options[first.key]! }).focus();
  await page.keyboard.press('Space');
  const sent = page.waitForRequest('**/api/note-review/7');
  await check.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ selectedOption: first.key });
  await expect(page.getByText('This question comes back on')).toBeVisible();
  await expect(page.getByText(first.source.text)).toBeVisible();
  await expectNoViolations(page);
  await skipDoublePressGuard(page);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You reviewed 1 question' })).toBeFocused();
  await expect(page.getByText('1 question from your notes comes back')).toBeVisible();
  await expectNoViolations(page);
});
