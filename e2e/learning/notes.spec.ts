import type { NoteScenario, NoteTest } from '@rounds/contract/learning/notes.generated';
import { highlights } from '../support/elements.ts';
import { asScenario } from '../../apps/web/src/features/learning/notes/as-scenario.rules.ts';
import { expectNoViolations } from '../support/axe.ts';
import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import { Player } from '../support/player.ts';
import { generateScenario, generateTest } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';
import { notifications } from '../support/toast.ts';

test('a note is uploaded without its patient, analyzed, and made into a test and a scenario', async ({
  page,
  learner: _,
}) => {
  await page.goto('/note-analysis');
  const submit = page.getByRole('button', { name: 'Upload note', exact: true });
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
  await page.getByRole('button', { name: 'Mask it' }).click();
  await expect(page.getByLabel('Content')).toHaveValue(/Patient: \[name\], DOB \[date of birth\]/);
  await expect(warning).toBeHidden();
  await submit.click();
  await expect(notifications(page)).toContainText('Note uploaded successfully!');

  await expect(page).toHaveURL(/tab=analyze&note=\d+/);
  await expect(page.getByRole('heading', { level: 2, name: 'Heart failure' })).toBeFocused();
  await page.getByRole('button', { name: 'Analyze note' }).click();
  await expect(notifications(page)).toContainText('Note analysis completed!');
  const results = page.getByRole('region', { name: 'Analysis' });
  await expect(results).toContainText('Learning objectives');
  // In lowercase, as within a sentence, although both of its occurrences begin one.
  const term = results.getByRole('button', { name: 'furosemide 2 places', exact: true });
  await term.click();
  await expect(term).toHaveAttribute('aria-pressed', 'true');
  const places = highlights(page.getByRole('region', { name: 'Note text' })).getByText('Furosemide', {
    exact: true,
  });
  await expect(places).toHaveCount(2);
  await expect(places.first()).toBeInViewport({ ratio: 1 });
  // An element half covered by the header still has its full size.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolations(page);

  await page.getByLabel('Number of questions').selectOption('30');
  await page.getByRole('button', { name: 'Generate test' }).click();
  await expect(notifications(page)).toContainText('Test generated successfully!');
  await expect(notifications(page)).toContainText(/\d{1,2} of 30 questions/);
  await expect(page).toHaveURL(/tab=tests/);
  await expect(page.getByRole('region', { name: 'Tests' })).toBeFocused();
  // Before the test is taken, browsing its questions gives no answers away.
  await page.getByText('Review the questions').click();
  await expect(page.getByRole('button', { name: 'Show the answer' }).first()).toBeVisible();
  await expect(page.getByText('From your note', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Correct answer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).first().click();
  await expect(page.getByText('From your note', { exact: true })).toHaveCount(1);
  await expectNoViolations(page);

  await page.getByRole('tab', { name: 'Analyze' }).click();
  await page.getByRole('button', { name: 'Generate scenario' }).click();
  await expect(notifications(page)).toContainText('Scenario generated successfully!');
  await expect(page).toHaveURL(/tab=scenarios/);
  await expect(page.getByRole('region', { name: 'Scenarios' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Start Scenario' })).toBeVisible();
  await expectNoViolations(page);
});

test('a scenario from a note is played to its result, and again as a separate attempt', async ({
  page,
  learner,
  api,
}) => {
  const { token } = learner;
  const note = { title: 'Heart failure', content: heartFailureNote };
  const { id } = await api.call<{ id: number }>('POST', '/api/notes', token, note);
  const made = await generateScenario(api, token, id);
  const scenario = asScenario(made, 'nursing');
  const attempts: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/attempts')) return;
    attempts.push((request.postDataJSON() as { attemptId: string }).attemptId);
  });
  await page.goto('/note-analysis?tab=scenarios');
  await page.getByRole('link', { name: 'Start Scenario' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.title);
  await page.getByRole('button', { name: 'Mark question' }).click();
  await new Player(page, scenario).finish([false]);
  await expect(page.getByText('4 of 5 correct')).toBeVisible();
  await expect(page.getByText('Passed', { exact: true })).toBeVisible();
  await expect(page.getByText('40 XP earned')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'What you missed comes back in Review.' })).toBeVisible();
  // Missed questions are open, with the note's sentence.
  await expect(page.getByText(made.questions[0]!.source.text, { exact: true })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Take again' }).click();
  await new Player(page, scenario).finish();
  await expect(page.getByText('5 of 5 correct')).toBeVisible();
  await expect(page.getByText(/XP earned/)).toBeHidden();
  expect(attempts).toHaveLength(2);
  expect(new Set(attempts).size).toBe(2);
  await page.getByRole('link', { name: 'Back to your scenarios' }).click();
  await expect(page.getByText('Best score: 100%')).toBeVisible();

  await page.goto('/review');
  await expect(page.getByText(made.questions[0]!.stem)).toBeVisible();
});

test('a scenario is shown in the way that suits a learning style', async ({ page, learner, api }) => {
  const { token } = learner;
  const note = { title: 'Heart failure', content: heartFailureNote };
  const { id } = await api.call<{ id: number }>('POST', '/api/notes', token, note);
  const open = async (learningStyle: NoteScenario['learningStyle']) => {
    const made = await generateScenario(api, token, id, { learningStyle });
    await page.goto(`/note-scenarios/${made.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.title);
    return page.getByRole('region', { name: 'Case' }).first();
  };
  const visual = await open('visual');
  const row = visual.getByRole('row', { name: 'Spironolactone A potassium-sparing diuretic' });
  await expect(row).toBeVisible();
  await expectNoViolations(page);
  const auditory = await open('auditory');
  const said = auditory.getByRole('region', { name: 'Conversation' });
  await expect(said.getByText('Spironolactone is a potassium-sparing diuretic.')).toBeVisible();
  await expectNoViolations(page);
  await expect((await open('kinesthetic')).getByText(/step by step/)).toBeVisible();
  await expect(
    (await open('reading')).getByText(/^“.*Spironolactone is a potassium-sparing diuretic/),
  ).toBeVisible();
});

test('a used-up month names the plan with a larger allowance, and loses nothing', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 402/);
  const note = { title: 'Heart failure', content: heartFailureNote };
  const { id } = await api.call<{ id: number }>('POST', '/api/notes', learner.token, note);
  const refusal = { code: 'student_plan_needed', plan: 'student', message: 'Used up.' };
  await page.route(/\/api\/notes\/\d+\/(analyze|generate-test)$/, (route) =>
    route.fulfill({ status: 402, json: refusal }),
  );
  await page.goto(`/note-analysis?tab=analyze&note=${id}`);
  const dialog = page.getByRole('dialog', { name: "You've used this month's allowance" });
  for (const name of ['Analyze note', 'Generate test']) {
    await page.getByRole('button', { name }).click();
    await expect(dialog.getByRole('link', { name: 'See the Student plan' })).toBeVisible();
    await dialog.getByRole('button').last().press('Escape');
    await expect(dialog).toBeHidden();
    await expect(notifications(page)).not.toContainText('Failed');
  }
  const told = page.getByText("You've used this month's allowance. The Student plan includes more.");
  await expect(told).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2, name: 'Heart failure' })).toBeVisible();
});

test('notes are found by their words, selected by keyboard and deleted with everything made from them', async ({
  page,
  learner,
  api,
}) => {
  const upload = (title: string) =>
    api.call<{ id: number }>('POST', '/api/notes', learner.token, { title, content: heartFailureNote });
  const first = await upload('Heart failure');
  await generateTest(api, learner.token, first.id);
  await upload('Digoxin and the pulse');
  await page.goto('/note-analysis');
  await page.getByRole('tab', { name: 'Upload notes' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=record/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=analyze/);
  await page.getByRole('button', { name: 'Analyze note' }).click();
  await expect(notifications(page)).toContainText('Please select a note first');

  await page.getByLabel('Search your notes').fill('digoxin and');
  await expect(page.getByRole('button', { name: /^Digoxin and the pulse/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Heart failure/ })).toBeHidden();
  await page.getByLabel('Search your notes').fill('');
  const note = page.getByRole('button', { name: /^Heart failure/ });
  await note.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Heart failure' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions: Heart failure' }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Delete this note?' })
    .getByRole('button', { name: 'Delete' })
    .press('Enter');
  await expect(note).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your notes' })).toBeFocused();
  await page.getByRole('tab', { name: 'Tests' }).click();
  await expect(page.getByText('No tests yet')).toBeVisible();
});

test('a test is edited, taken by keyboard and graded; a reload on the way loses nothing', async ({
  page,
  learner,
  api,
}) => {
  const { token } = learner;
  const { id: noteId } = await api.call<{ id: number }>('POST', '/api/notes', token, {
    title: 'Heart failure',
    content: heartFailureNote,
  });
  const made = await generateTest(api, token, noteId, {
    testType: 'multiple_choice',
    questionCount: 3,
  });
  await page.goto('/note-analysis?tab=tests');
  await page.getByText('Review the questions').click();
  await page.getByRole('button', { name: 'Edit: Question 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question', { exact: true }).fill('Which one does your instructor mean?');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Edited by you, and not checked against your note.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: Question 1' })).toBeFocused();

  await page.getByRole('link', { name: 'Take test' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.title);
  const test = await api.call<NoteTest>('GET', `/api/note-tests/${made.id}`, token);
  const choose = async (index: number) => {
    const { options, key } = test.questions[index]!;
    const option = page.getByRole('radio', { name: options[Number(key)]! });
    await option.focus();
    await page.keyboard.press('Space');
    await expect(option).toBeChecked();
  };
  const chooseByLetter = async (index: number) => {
    const { options, key } = test.questions[index]!;
    const option = page.getByRole('radio', { name: options[Number(key)]! });
    const label = await option.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent);
    await page.keyboard.press(label!.trim().charAt(0));
    await expect(option).toBeChecked();
  };
  await choose(0);
  await page.keyboard.press('m');
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByRole('button', { name: '1, answered, marked', exact: true })).toBeVisible();
  await expect(page.getByText('Which one does your instructor mean?')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(test.questions[1]!.stem)).toBeFocused();
  await chooseByLetter(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText(test.questions[2]!.stem)).toBeFocused();
  await page.keyboard.press('Shift+A');
  await expect(page.getByRole('button', { name: 'Restore option A' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText("1 question isn't answered");
  await page.getByRole('dialog').getByRole('button', { name: 'Finish test' }).press('Enter');
  await expect(page.getByText('2 of 3 correct')).toBeVisible();
  await expect(page.getByText('Not passed yet')).toBeVisible();
  await page.getByText('Which one does your instructor mean?').click();
  await expect(page.getByText('Edited by you, and not checked against your note.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Back to your tests' }).click();
  await expect(page.getByText('Best score: 67%')).toBeVisible();
});

test('a note written offline says that it is waiting, waits, and is sent when the network is back', async ({
  page,
  network,
  learner: _,
}) => {
  await page.goto('/note-analysis');
  await page.getByLabel('Title').fill('Heart failure');
  await network.goOffline();
  await page.getByLabel('Content').fill(heartFailureNote);
  await expect(page.getByText('Your text stays here until you can send it.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Upload note', exact: true });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here.' })).toContainText(
    'No connection.',
  );
  await network.goOnline();
  await expect(page.getByText('Your text stays here')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Heart failure');
  await submit.click();
  await expect(notifications(page)).toContainText('Note uploaded successfully!');
});
