import { expect, test, vi } from 'vitest';
import type { LectureUpload } from '@rounds/contract/learning/lectures.uploads';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { LectureWizard } from './lecture-wizard.tsx';

const id = '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10';
/** All of it has arrived, so that no file has to be chosen. */
const upload: LectureUpload = {
  id,
  name: 'fluids.mp3',
  title: 'Fluids',
  size: 9_000_000,
  received: 9_000_000,
  fingerprint: 'x',
  createdAt: '2026-11-20T08:00:00Z',
  noteId: null,
};

async function resume(finish: () => unknown) {
  signInAs();
  let uploads = [upload];
  fakeApi({
    'GET /api/lecture-uploads': () => uploads,
    [`GET /api/lecture-uploads/${id}`]: upload,
    [`POST /api/lecture-uploads/${id}/finish`]: finish,
    [`DELETE /api/lecture-uploads/${id}`]: () => {
      uploads = [];
      return { ok: true };
    },
  });
  const onUploaded = vi.fn();
  const screen = await renderApp(<LectureWizard onUploaded={onUploaded} />);
  await screen.getByRole('button', { name: 'Resume' }).click();
  return { screen, onUploaded, title: screen.getByRole('heading', { name: 'fluids.mp3' }) };
}

test('a resumed upload shows itself instead of the steps of another, and can be canceled', async () => {
  const answer = Promise.withResolvers<object>();
  const { screen, title } = await resume(() => answer.promise);
  await expect.element(title).toHaveFocus();
  await expect.element(screen.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Cancel upload' }).click();
  // As the browser ends a request that is no longer wanted: otherwise it would be tried again.
  answer.reject(new DOMException('Canceled', 'AbortError'));
  await expect.element(screen.getByText('Upload canceled')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Details' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
});

test('a resumed upload that fails is retried where it is', async () => {
  let tries = 0;
  const { screen, onUploaded, title } = await resume(() =>
    (tries += 1) === 1 ? refusal(500, 'unknown') : { id: 7 },
  );
  await expect.element(screen.getByText(/keep the file for a day/).first()).toBeVisible();
  await expect.element(title).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => onUploaded.mock.calls).toEqual([[7]]);
});
