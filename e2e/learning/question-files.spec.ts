import { readFileSync } from 'node:fs';
import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import { expectNoViolations } from '../support/axe.ts';
import { generateTest } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';
import { notifications } from '../support/toast.ts';

const gift = `::1::Which drug is a loop diuretic? {=Furosemide ~Digoxin ~Metoprolol ~All of the above ####It acts in the loop of Henle.}

::2::Edema is swelling. {T}

::3::How many chambers has the heart? {#4}
`;

test('a test’s questions are exported, by keyboard, as a file named after the note', async ({
  page,
  learner,
  api,
}) => {
  const note = { title: 'Heart failure: part 1', content: heartFailureNote };
  const { id } = await api.call<{ id: number }>('POST', '/api/notes', learner.token, note);
  const made = await generateTest(api, learner.token, id);
  await page.goto('/note-analysis?tab=tests');
  await page.getByRole('button', { name: 'Export: Heart failure: part 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: 'Export: Heart failure: part 1' }).getByRole('button'),
  ).toHaveText(['GIFT for Moodle', 'Moodle XML file', 'QTI 2.1 package', 'Anki deck']);
  await expectNoViolations(page);
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toBe('Heart failure part 1.gift.txt');
  expect(readFileSync(await file.path(), 'utf8').match(/^::/gm)).toHaveLength(made.totalQuestions);
});

test('questions from a file are reviewed, edited and removed, survive a reload, and become a test', async ({
  page,
  learner: _,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 415/);
  await page.goto('/note-analysis?tab=tests');
  const input = page.getByLabel('Import questions').first();
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('My notes') });
  await expect(page.getByText("We can't read this kind of file")).toBeVisible();
  await input.setInputFiles({ name: 'Cardiology.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) });
  await expect(page.getByText('Review the imported questions')).toBeFocused();
  await expect(page.getByText("Question 3: a kind of question that tests here don't have")).toBeVisible();
  const remark = page.getByText('Options like "All of the above"');
  await expect(remark).toBeVisible();
  await expectNoViolations(page);

  await page.reload();
  await expect(page.getByLabel('Title of the test')).toHaveValue('Cardiology');
  await page.getByRole('button', { name: 'Edit: Question 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit question 1' });
  await dialog.getByLabel('Option 4').fill('digoxin');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Each option has to be different.')).toBeVisible();
  await dialog.getByLabel('Option 4').fill('Lisinopril');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(remark).toBeHidden();
  await page.getByRole('button', { name: 'Remove: Question 2' }).click();
  await expect(page.getByText('Edema is swelling.')).toBeHidden();

  await page.getByRole('button', { name: 'Create test' }).click();
  await expect(notifications(page)).toContainText('Test created from the imported questions.');
  await expect(page.getByRole('region', { name: 'Tests' })).toBeFocused();
  await page.getByText('Review the questions').click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('Imported from Cardiology')).toBeVisible();
  await expect(page.getByText('It acts in the loop of Henle.')).toBeVisible();
  await page.getByRole('link', { name: 'Take test' }).click();
  await page.getByRole('radio', { name: 'Furosemide' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Finish test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish test' }).click();
  await expect(page.getByText('1 of 1 correct')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export: Cardiology' })).toBeVisible();
  await expectNoViolations(page);
});
