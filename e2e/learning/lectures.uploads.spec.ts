import type { Page } from '@playwright/test';
import type { LectureUpload } from '@rounds/contract/learning/lectures.uploads';
import { expectNoViolations } from '../support/axe.ts';
import { recording } from '../support/lectures.ts';
import { expect, test } from '../support/test.ts';
import { notifications } from '../support/toast.ts';

/** Large enough to be sent in pieces. */
const lecture = { name: 'fluids.wav', mimeType: 'audio/wav', buffer: recording(1500) };
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Uploading' });
const sent = async (page: Page) => Number((await bar(page).getAttribute('aria-valuenow')) ?? 0);
const unfinished = (page: Page) => page.getByText('Resume the upload of fluids.wav?');

/** This page's connection: slow enough to interrupt, offline, or as fast as possible. */
async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = async (offline: boolean, uploadThroughput: number) => {
    const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput };
    await session.send('Network.emulateNetworkConditions', conditions);
  };
  return {
    slow: () => set(false, 2_000_000),
    away: () => set(true, -1),
    fast: () => set(false, -1),
  };
}

async function fillWizard(page: Page) {
  await page.goto('/note-analysis?tab=record');
  await page.getByLabel('Title').fill('Fluids and edema');
  await next(page).click();
  await page.getByLabel('Choose a file').setInputFiles(lecture);
  await next(page).click();
  await page.getByLabel('I created it').check();
  await page.getByLabel(/^I confirm/).check();
  await next(page).click();
}

test('a large lecture is paused, survives a reload and a lost network, and arrives complete', async ({
  page,
  learner,
  request,
  expectedErrors,
}) => {
  // Two slow connections, a reload and a lost network take time.
  test.slow();
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK/, /ERR_FAILED/);
  await fillWizard(page);
  const line = await lineOf(page);
  await line.slow();
  await page.getByRole('button', { name: 'Upload lecture' }).click();
  await expect.poll(() => sent(page)).toBeGreaterThan(0.1);
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByText('Upload paused')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(page.getByText('Upload paused')).toBeHidden();
  await expect.poll(() => sent(page)).toBeGreaterThan(0.3);

  await page.reload();
  await expect(unfinished(page)).toBeVisible();
  await expect(page.getByText(/% of it is uploaded/)).toBeVisible();
  await expectNoViolations(page);
  const goOn = page.getByLabel('Resume');
  await goOn.setInputFiles({ ...lecture, buffer: recording(1501) });
  await expect(
    page.getByRole('alert').filter({ hasText: 'a different file. Choose fluids.wav.' }),
  ).toBeVisible();
  await line.slow();
  await goOn.setInputFiles(lecture);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await sent(page)).toBeLessThan(1);
  await line.away();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Waiting for the network.')).toBeVisible();
  await expectNoViolations(page);
  await line.fast();
  await expect(page).toHaveURL(/tab=analyze&note=\d+/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 2, name: 'Fluids and edema' })).toBeFocused();
  const address = await page.getByLabel('Recording: Fluids and edema').getAttribute('src');
  const stored = await (await request.get(address!)).body();
  expect(stored.equals(lecture.buffer)).toBe(true);
  const headers = { Authorization: `Bearer ${learner.token}` };
  expect(await (await request.get('/api/lecture-uploads', { headers })).json()).toEqual([]);
  await page.goto('/note-analysis?tab=record');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(unfinished(page)).toBeHidden();
});

test('a canceled upload leaves nothing behind, and an abandoned one can be discarded', async ({
  page,
  learner,
  request,
}) => {
  const headers = { Authorization: `Bearer ${learner.token}` };
  const list = async () =>
    (await (await request.get('/api/lecture-uploads', { headers })).json()) as LectureUpload[];
  await fillWizard(page);
  await (await lineOf(page)).slow();
  await page.getByRole('button', { name: 'Upload lecture' }).click();
  await expect.poll(() => sent(page)).toBeGreaterThan(0.1);
  const [upload] = await list();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(notifications(page)).toContainText('Upload canceled');
  await expect.poll(list).toEqual([]);
  expect((await request.get(`/api/lecture-uploads/${upload!.id}`, { headers })).status()).toBe(404);
  await expect(unfinished(page)).toBeHidden();

  await page.getByRole('button', { name: 'Upload lecture' }).click();
  await expect.poll(() => sent(page)).toBeGreaterThan(0.1);
  await page.getByRole('tab', { name: 'Upload notes' }).click();
  await page.getByRole('tab', { name: 'Record lecture' }).click();
  await expect(unfinished(page)).toBeVisible();
  await page.getByRole('button', { name: 'Discard upload' }).press('Enter');
  await expect(notifications(page)).toContainText('Upload discarded');
  await expect(unfinished(page)).toBeHidden();
  expect(await list()).toEqual([]);
});

test('a large lecture that is missing its end waits, and is finished without starting over', async ({
  page,
  learner: _,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK/, /ERR_FAILED/);
  await fillWizard(page);
  const line = await lineOf(page);
  let pieces = 0;
  page.on('request', (request) => (pieces += request.method() === 'PATCH' ? 1 : 0));
  const end = '**/api/lecture-uploads/*/finish';
  await page.route(end, async (route) => {
    await line.away();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Upload lecture' }).click();
  await expect(page.getByText('The whole file is uploaded. Waiting for the network.')).toBeVisible();
  await expectNoViolations(page);
  await page.unroute(end);
  const sentBefore = pieces;
  await line.fast();
  await expect(page).toHaveURL(/tab=analyze&note=\d+/);
  expect(pieces).toBe(sentBefore);
  await expect(page.getByRole('heading', { level: 2, name: 'Fluids and edema' })).toBeFocused();
});
