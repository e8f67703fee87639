import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { expectNoViolations } from '../support/axe.ts';
import { generateTest } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';

test('a test from a note is shared with a study group, taken by another member, and withdrawn', async ({
  page,
  learner,
  api,
  browser,
}) => {
  const { token } = learner;
  const other = await api.register();
  const name = `Wards at night ${learner.user.id}`;
  const founded = { name, description: 'Cases.', careerPath: 'nursing', maxMembers: 4 };
  const group = await api.call<StudyGroup>('POST', '/api/study-groups', token, founded);
  await api.call('POST', `/api/study-groups/${group.id}/join`, other.token, {});
  const note = { title: 'Heart failure', content: heartFailureNote };
  const { id } = await api.call<{ id: number }>('POST', '/api/notes', token, note);
  const asked = { testType: 'multiple_choice', questionCount: 3 };
  const made = await generateTest(api, token, id, asked);

  await page.goto('/note-analysis?tab=tests');
  await page.getByRole('button', { name: `Share with a study group: ${made.title}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share with a study group' });
  await expect(dialog.getByText("They don't see your note")).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Study group' })).toHaveValue(String(group.id));
  await expect(dialog.getByRole('checkbox', { name: 'Also share the sentences' })).not.toBeChecked();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Share test' }).press('Enter');
  await expect(dialog).toBeHidden();

  const context = await browser.newContext();
  await context.addInitScript(
    ({ token: theirs, user }) => {
      localStorage.setItem('token', theirs);
      localStorage.setItem('user', JSON.stringify(user));
    },
    { token: other.token, user: other.user },
  );
  const theirs = await context.newPage();
  await theirs.goto(`/community/groups/${group.id}`);
  const tests = theirs.getByRole('region', { name: 'Tests from notes' });
  await expect(tests.getByText(`Shared by ${learner.user.username}`)).toBeVisible();
  await expect(tests.getByText("Written by the built-in analyzer from a member's note.")).toBeVisible();
  await expectNoViolations(theirs);
  await tests.getByRole('link', { name: `Take test: ${made.title}` }).press('Enter');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(made.title);
  for (const [index, question] of made.questions.entries()) {
    if (question.kind === 'ordering') throw new Error('Asked for multiple choice');
    await expect(theirs.getByRole('group', { name: question.stem })).toBeVisible();
    await theirs.getByRole('radio', { name: question.options[question.key]! }).press('Space');
    if (index < made.questions.length - 1)
      await theirs.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await theirs.getByRole('button', { name: 'Finish test' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Finish test' }).click();
  await expect(theirs.getByText('Passed', { exact: true })).toBeVisible();
  // The owner didn't share the note's sentences.
  await expect(theirs.getByText(made.questions[0]!.source.text)).toBeHidden();
  await expectNoViolations(theirs);
  await theirs.getByRole('link', { name: 'Back to the group' }).click();
  await expect(tests.getByText('Your best score: 100%')).toBeVisible();

  await page.goto(`/community/groups/${group.id}`);
  await page.getByRole('button', { name: `Withdraw: ${made.title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('No one has shared a test yet.')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('No one has shared a test yet.')).toBeVisible();
  await context.close();
});
