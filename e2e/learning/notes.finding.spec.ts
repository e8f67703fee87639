import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import { expectNoViolations } from '../support/axe.ts';
import { highlights } from '../support/elements.ts';
import { expect, test } from '../support/test.ts';
import { notifications } from '../support/toast.ts';

test('a note is found by its text and opened at that place, with a map of its topics and terms', async ({
  page,
  learner: _,
}) => {
  await page.goto('/note-analysis');
  await page.getByLabel('Title').fill('Heart failure');
  await page.getByLabel('Content').fill(heartFailureNote);
  await page.getByRole('button', { name: 'Upload note', exact: true }).click();
  await page.getByRole('button', { name: 'Analyze note' }).click();
  await expect(notifications(page)).toContainText('Note analysis completed!');

  const map = page.getByRole('region', { name: 'Map of topics and terms', exact: true });
  await expect(map.getByRole('list', { name: /^\d{1,2} topics and \d{1,2} key terms/ })).toBeVisible();
  const term = map.getByRole('list').nth(1).getByRole('button').first();
  await term.press('Enter');
  await expect(term).toHaveAttribute('aria-pressed', 'true');
  await map.getByText('Show as a table').click();
  await expect(map.getByRole('table')).toContainText((await term.textContent()) ?? '');
  // The bar of the chosen term's places stands over the map wherever the page was scrolled to.
  await page.getByRole('button', { name: 'Back to the terms' }).click();
  await expect(term).toHaveAttribute('aria-pressed', 'false');
  await expectNoViolations(page);

  await page.getByLabel('Search your notes').fill('FUROSEMIDE');
  const found = page.getByRole('region', { name: 'Your notes' }).getByRole('button', { name: /Furosemide/ });
  await expect(found.first().getByText('Furosemide', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await found.last().press('Enter');
  await expect(page).toHaveURL(/&at=\d+-\d+/);
  const note = page.getByRole('region', { name: 'Note text' });
  await expect(highlights(note).getByText('Furosemide', { exact: true }).last()).toBeInViewport({ ratio: 1 });

  // Even if no note is open, on a phone.
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/note-analysis?tab=analyze');
  await page.getByLabel('Search your notes').fill('FUROSEMIDE');
  await found.last().press('Enter');
  const place = highlights(note).getByText('Furosemide', { exact: true }).last();
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto('/dashboard');
  // The shortcuts load with the header for signed-in learners.
  await expect(page.getByRole('button', { name: 'Notifications' }).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('furosemide');
  await page.getByRole('option', { name: /^Heart failure .*Furosemide/ }).click();
  await expect(page).toHaveURL(/tab=analyze&note=\d+&at=\d+-\d+/);
  await expect(highlights(note).getByText('Furosemide', { exact: true }).last()).toBeInViewport({ ratio: 1 });
});

test('if notes go to an AI service, it is named beforehand, can be turned off, and can be canceled', async ({
  page,
  learner: _,
}) => {
  let isOn = true;
  await page.route('/api/note-writer', (route) => {
    if (route.request().method() === 'PUT') isOn = !isOn;
    return route.fulfill({ json: { service: 'ai.example.org', isOn } });
  });
  const id = '0b0e4d52-0a5c-4c43-9f8a-3f4f0d6f3f11';
  const at = { step: 'ai', progress: 40, resultId: null, failure: null, createdAt: '2026-11-24T08:00:00Z' };
  let job: object | null = null;
  const running = (noteId: number) => ({ id, noteId, kind: 'analysis', state: 'running', ...at });
  await page.route('/api/notes/*/jobs', (route) => route.fulfill({ json: job ? [job] : [] }));
  await page.route(`/api/note-jobs/${id}`, (route) => {
    const found = job;
    if (route.request().method() === 'DELETE') job = null;
    return route.fulfill({ json: found });
  });
  await page.goto('/note-analysis');
  await page.getByLabel('Title').fill('Heart failure');
  await page.getByLabel('Content').fill(heartFailureNote);
  await page.getByRole('button', { name: 'Upload note', exact: true }).click();
  const choice = page.getByRole('switch', { name: 'Use the AI service' });
  await expect(choice).toBeChecked();
  await expect(choice).toHaveAccessibleDescription(/its text is sent to ai\.example\.org/);

  await page.route('/api/notes/*/analyze', (route) => {
    job = running(Number(/notes\/(\d+)/.exec(route.request().url())?.[1]));
    return route.fulfill({ status: 202, json: { job } });
  });
  await page.getByRole('button', { name: 'Analyze note' }).click();
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '40');
  await expect(page.getByText('The AI service is working on it')).toBeVisible();
  await expectNoViolations(page);
  // It continues while they are elsewhere, and can be found again.
  await page.reload();
  await expect(progress).toHaveAttribute('aria-valuenow', '40');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(progress).toBeHidden();
  await page.unroute('/api/notes/*/analyze');
  await page.getByRole('button', { name: 'Analyze note' }).click();
  await expect(notifications(page)).toContainText('the built-in analyzer wrote this');

  await choice.press('Space');
  await expect(choice).not.toBeChecked();
  await expect(choice).toHaveAccessibleDescription(/Nothing is sent to ai\.example\.org/);
});
