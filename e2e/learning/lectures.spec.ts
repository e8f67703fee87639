import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { recording, uploadLecture } from '../support/lectures.ts';
import { expect, test } from '../support/test.ts';
import { notifications } from '../support/toast.ts';

const lecture = (seconds: number) => ({
  name: 'fluids.wav',
  mimeType: 'audio/wav',
  buffer: recording(seconds),
});
const heard = 'Edema is swelling caused by fluid in the tissues.';
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** From the wizard's first step to its last. */
async function fillWizard(page: Page, seconds: number) {
  await page.getByLabel('Title').fill('Fluids and edema');
  await next(page).click();
  await page.getByLabel('Choose a file').setInputFiles(lecture(seconds));
  await next(page).click();
  await page.getByLabel('I created it').check();
  await page.getByLabel(/^I confirm/).check();
  await next(page).click();
  await expect(step(page, 'Review')).toBeFocused();
}

test('a lecture is uploaded in four steps, transcribed, corrected, played and analyzed', async ({
  page,
  learner: _,
}) => {
  await page.goto('/note-analysis');
  await page.getByRole('tab', { name: 'Record lecture' }).click();
  await expectNoViolations(page);
  await next(page).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Fluids and edema');
  await page.getByLabel('Subject').selectOption('public_health');
  await next(page).click();

  await expect(step(page, 'File')).toBeFocused();
  await expect(page.getByText('Audio (MP3, WAV, M4A): up to 500 MB.')).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Record or choose a file.' })).toBeVisible();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByRole('alert').filter({ hasText: 'recording that we can read' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Choose a file').setInputFiles(lecture(5));
  await expect(page.getByText('Under a minute')).toBeVisible();
  await expectNoViolations(page);
  await next(page).click();

  await expect(step(page, 'Rights')).toBeFocused();
  await page.getByLabel('Licensed').check();
  await next(page).click();
  await expect(page.getByLabel('Institution')).toBeFocused();
  await expect(page.getByLabel('License type')).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page);
  await page.getByLabel('Institution').fill('St. Mary College');
  await page.getByLabel('Course instructor').fill('Dr. Lee');
  await page.getByLabel('License type').selectOption('Student access');
  await next(page).click();
  await expect(page.getByLabel(/^I confirm/)).toBeFocused();
  await page.getByLabel(/^I confirm/).check();
  await next(page).click();

  await expect(step(page, 'Review')).toBeFocused();
  await expect(page.getByText('fluids.wav')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Institution')).toHaveValue('St. Mary College');
  await next(page).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Upload lecture' }).click();
  await expect(notifications(page)).toContainText(
    'Lecture uploaded successfully! Transcription will begin shortly.',
  );
  await expect(page).toHaveURL(/tab=analyze&note=\d+/);

  const sentence = page.getByRole('button', { name: `0:00 ${heard}` });
  await expect(sentence).toBeVisible({ timeout: 30_000 });
  const player = page.getByLabel('Recording: Fluids and edema');
  const second = page.getByRole('button', { name: '0:02 Digoxin slows the pulse.' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  expect(await player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Edit: Digoxin slows the pulse.' }).press('Enter');
  await expect(page.getByLabel('Sentence')).toBeFocused();
  await page.getByLabel('Sentence').fill('Digoxin slows the heart rate.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notifications(page)).toContainText('Transcript saved');
  await expect(page.getByRole('button', { name: 'Edit: Digoxin slows the heart rate.' })).toBeFocused();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Analyze note' }).click();
  await expect(notifications(page)).toContainText('Note analysis completed!');
  // The corrected text is the note's.
  await expect(page.getByRole('region', { name: 'Note text' })).toContainText(
    'Digoxin slows the heart rate.',
  );

  // A search opens a lecture at the matching time.
  await page.getByLabel('Search your notes').fill('heart rate');
  const found = page.getByRole('region', { name: 'Your notes' });
  await found.getByRole('button', { name: /0:02 Digoxin slows the heart rate/ }).click();
  await expect(page).toHaveURL(/&at=\d+-\d+/);
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeCloseTo(2, 0);
});

test('if nothing could be transcribed, a transcript can be pasted', async ({ page, learner: _ }) => {
  await page.goto('/note-analysis?tab=record');
  // The journeys' service refuses anything this short.
  await fillWizard(page, 1);
  await page.getByRole('button', { name: 'Upload lecture' }).click();
  await expect(page.getByText('The transcription failed. Try it again, or paste a transcript.')).toBeVisible({
    timeout: 30_000,
  });
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save transcript' }).click();
  await expect(page.getByLabel('Transcript', { exact: true })).toBeFocused();
  await page.getByLabel('Transcript', { exact: true }).fill('Edema is swelling.\n\nDigoxin slows the pulse.');
  await page.reload();
  await expect(page.getByLabel('Transcript', { exact: true })).toHaveValue(/Digoxin/);
  const text = page.getByLabel('Transcript', { exact: true });
  await text.fill(
    'The patient: Maria Lopez, DOB 03/04/1956.\nEdema is swelling.\n\nDigoxin slows the pulse.',
  );
  await page.getByRole('button', { name: 'Save transcript' }).click();
  const warning = page.getByRole('status').filter({ hasText: 'This may identify a patient' });
  await expect(warning).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Upload without masking' }).click();
  await expect(notifications(page)).toContainText('Transcript saved');
  // Stored anyway, or written by an engine, it can still be masked.
  await expect(warning).toContainText('The transcript seems to contain');
  await page.getByRole('button', { name: 'Mask it' }).click();
  await expect(page.getByText('The patient: [name], DOB [date of birth].')).toBeVisible();
  await expect(warning).toBeHidden();
  await expect(page.getByText('This transcript has no timestamps.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: Edema is swelling.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze note' })).toBeVisible();
});

test('an upload is canceled, fails, and is retried with everything that was typed', async ({
  page,
  learner: _,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /ERR_FAILED/);
  await page.goto('/note-analysis?tab=record');
  await fillWizard(page, 5);
  const upload = page.getByRole('button', { name: 'Upload lecture' });
  await page.route('/api/notes/upload-lecture', () => undefined);
  await upload.click();
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(notifications(page)).toContainText('Upload canceled');
  await page.unroute('/api/notes/upload-lecture');
  await page.route('/api/notes/upload-lecture', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: 'Try Again' }).or(upload).click();
  await expect(notifications(page)).toContainText('Failed to upload lecture');
  await expect(page.getByText('Your file and what you typed are still here.')).toBeVisible();
  // Pressing the button has scrolled the tabs halfway under the header, where they are too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolations(page);
  await page.unroute('/api/notes/upload-lecture');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/tab=analyze&note=\d+/);
  await expect(page.getByRole('heading', { level: 2, name: 'Fluids and edema' })).toBeFocused();
});

test('a lecture is recorded here, paused, survives a reload, and is uploaded', async ({
  page,
  learner: _,
}) => {
  await page.goto('/note-analysis?tab=record');
  await page.getByLabel('Title').fill('Live');
  await next(page).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  const level = page.getByRole('meter', { name: 'Microphone level' });
  // The journeys' microphone beeps once a second: sampled once a second, it may always be silent.
  await expect.poll(() => level.getAttribute('aria-valuenow'), { intervals: [130] }).not.toBe('0');
  await expect(page.getByRole('timer')).toHaveText('0:04', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByText('Paused')).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Live');
  await next(page).click();
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('recording.webm')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another' }).click();
  // The earlier recording is still in this browser.
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page
    .getByRole('dialog', { name: 'Replace the earlier recording?' })
    .getByRole('button', { name: 'Delete and record' })
    .click();
  await expect(page.getByRole('timer')).toHaveText('0:02', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Finish recording' }).click();
  await expect(page.getByLabel('recording.webm')).toBeVisible();
  await next(page).click();
  await page.getByLabel('I created it').check();
  await page.getByLabel(/^I confirm/).check();
  await next(page).click();
  await page.getByRole('button', { name: 'Upload lecture' }).click();
  await expect(page).toHaveURL(/tab=analyze&note=\d+/);
  await expect(page.getByText(heard).first()).toBeVisible({ timeout: 30_000 });
  // It is safe on the server, so nothing of it stays here.
  await page.getByRole('tab', { name: 'Record lecture' }).click();
  await page.getByLabel('Title').fill('Another');
  await next(page).click();
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use it' })).toBeHidden();
});

test('the text of a file is reviewed in the form before it is stored', async ({ page, learner: _ }) => {
  await page.goto('/note-analysis');
  const file = (buffer: Buffer) => ({ name: 'Edema.md', mimeType: 'text/markdown', buffer });
  const choose = page.getByLabel('Choose a file');
  await choose.setInputFiles(file(Buffer.from('# Edema\n\nEdema is swelling.')));
  await expect(page.getByLabel('Content')).toHaveValue('# Edema\n\nEdema is swelling.');
  await expect(page.getByLabel('Content')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Edema');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Upload note', exact: true }).click();
  await expect(notifications(page)).toContainText('Note uploaded successfully!');
});

test('a lecture and its recording are gone with the note', async ({ page, learner, request }) => {
  const id = await uploadLecture(request, learner.token);
  await page.goto(`/note-analysis?tab=analyze&note=${id}`);
  await expect(page.getByText(heard).first()).toBeVisible();
  const address = await page.getByLabel('Recording: Fluids').getAttribute('src');
  expect((await request.get(address!)).status()).toBe(200);
  await page.getByRole('button', { name: 'Actions: Fluids' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete this note?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('No notes yet')).toBeVisible();
  expect((await request.get(address!)).status()).toBe(404);
});
