import type { NoteTest } from '@rounds/contract/learning/notes.generated';
import { expectNoViolations } from '../support/axe.ts';
import { heartFailureNote } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';
import { notifications } from '../support/toast.ts';

test('a note is uploaded without its patient, analyzed, and made into a test and a scenario', async ({
  page,
  learner: _,
}) => {
  await page.goto('/note-analysis');
  const submit = page.getByRole('button', { name: 'Upload Note', exact: true });
  await submit.click();
  await expect(notifications(page)).toContainText('Please fill in title and content');
  await expect(page.getByLabel('Title')).toBeFocused();

  await page.getByLabel('Title').fill('Heart failure');
  await page.getByLabel('Content').fill(`Patient: Maria Lopez, DOB 03/04/1956\n${heartFailureNote}`);
  await submit.click();
  const warning = page.getByRole('status').filter({ hasText: 'This may identify a patient' });
  await expect(warning).toContainText('a name and a date of birth');
  await expect(warning).toBeFocused();
  await expectNoViolations(page);
  // Nothing is stored until somebody has decided, and a reload loses nothing.
  await page.reload();
  await expect(page.getByLabel('Content')).toHaveValue(/Maria Lopez/);
  await page.getByRole('button', { name: 'Mask It' }).click();
  await expect(page.getByLabel('Content')).toHaveValue(/Patient: \[name\], DOB \[date of birth\]/);
  await expect(warning).toBeHidden();
  await submit.click();
  await expect(notifications(page)).toContainText('Note uploaded successfully!');

  await expect(page).toHaveURL(/tab=analyze&note=\d+/);
  await page.getByRole('button', { name: 'Analyze Note' }).click();
  await expect(notifications(page)).toContainText('Note analysis completed!');
  const results = page.getByRole('region', { name: 'Analysis' });
  await expect(results).toContainText('Learning objectives');
  await results
    .getByRole('button', { name: /furosemide/i })
    .first()
    .click();
  const text = page.getByRole('region', { name: 'Note text' }).last();
  await expect(text.locator('mark.font-semibold').first()).toHaveText(/furosemide/i);
  await expect(text.locator('mark.font-semibold').first()).toBeInViewport();
  await expectNoViolations(page);

  await page.getByLabel('Number of questions').selectOption('30');
  await page.getByRole('button', { name: 'Generate Test' }).click();
  await expect(notifications(page)).toContainText('Test generated successfully!');
  await expect(notifications(page)).toContainText(/\d+ of 30 questions/);
  await expect(page).toHaveURL(/tab=tests/);
  await page.getByText('Review the questions and answers').click();
  await expect(page.getByText('From your note').first()).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('tab', { name: 'Analyze' }).click();
  await page.getByRole('button', { name: 'Generate Scenario' }).click();
  await expect(notifications(page)).toContainText('Scenario generated successfully!');
  await expect(page).toHaveURL(/tab=scenarios/);
  await expectNoViolations(page);
});

test('notes are found by their words, chosen by keyboard and deleted with all that came of them', async ({
  page,
  learner,
  api,
}) => {
  const upload = (title: string) =>
    api.call<{ id: number }>('POST', '/api/notes', learner.token, { title, content: heartFailureNote });
  const first = await upload('Heart failure');
  await api.call('POST', `/api/notes/${first.id}/generate-test`, learner.token, {});
  await upload('Digoxin and the pulse');
  await page.goto('/note-analysis');
  await page.getByRole('tab', { name: 'Upload Notes' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=analyze/);
  await page.getByRole('button', { name: 'Analyze Note' }).click();
  await expect(notifications(page)).toContainText('Please select a note first');

  await page.getByLabel('Search your notes').fill('digoxin and');
  await expect(page.getByRole('button', { name: /^Digoxin and the pulse/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Heart failure/ })).toBeHidden();
  await page.getByLabel('Search your notes').fill('');
  const note = page.getByRole('button', { name: /^Heart failure/ });
  await note.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Heart failure' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete: Heart failure' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(note).toBeHidden();
  await page.getByRole('tab', { name: 'Tests' }).click();
  await expect(page.getByText('No tests yet')).toBeVisible();
});

test('a test is changed, taken by keyboard and graded; a reload on the way loses nothing', async ({
  page,
  learner,
  api,
}) => {
  const { token } = learner;
  const { id: noteId } = await api.call<{ id: number }>('POST', '/api/notes', token, {
    title: 'Heart failure',
    content: heartFailureNote,
  });
  const made = await api.call<NoteTest>('POST', `/api/notes/${noteId}/generate-test`, token, {
    testType: 'multiple_choice',
    questionCount: 3,
  });
  await page.goto('/note-analysis?tab=tests');
  await page.getByText('Review the questions and answers').click();
  await page.getByRole('button', { name: 'Edit: Question 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question', { exact: true }).fill('Which one does your instructor mean?');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Edited by you')).toBeVisible();

  await page.getByRole('link', { name: 'Take Test' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.title);
  const test = await api.call<NoteTest>('GET', `/api/note-tests/${made.id}`, token);
  const choose = async (index: number) => {
    const { options, key } = test.questions[index]!;
    const option = page.getByRole('radio', { name: options[Number(key)]! });
    await option.focus();
    await page.keyboard.press('Space');
    await expect(option).toBeChecked();
  };
  await choose(0);
  await page.getByRole('button', { name: 'Flag for Review' }).press('Enter');
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^1 ?answered ?flagged/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await choose(1);
  await page.getByRole('button', { name: 'Finish Test' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText("1 question isn't answered");
  await page.getByRole('dialog').getByRole('button', { name: 'Finish Test' }).press('Enter');
  await expect(page.getByText('2 of 3 correct')).toBeVisible();
  await expect(page.getByText('Not passed yet')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Back to your tests' }).click();
  await expect(page.getByText('Best score: 67%')).toBeVisible();
});
