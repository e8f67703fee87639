import { describe, expect, test, vi } from 'vitest';
import type { LectureUpload } from '@rounds/contract/learning/lectures.uploads';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { LectureWizard } from './lecture-wizard.tsx';

/** Large enough to be sent in pieces. */
const file = new File([new Uint8Array(9_000_000)], 'fluids.mp3', { type: 'audio/mpeg' });
const id = '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10';
const begin = 'POST /api/lecture-uploads';
const finish = `POST /api/lecture-uploads/${id}/finish`;
/** All of it has arrived. */
const upload: LectureUpload = {
  id,
  name: file.name,
  title: 'Fluids',
  size: file.size,
  received: file.size,
  fingerprint: 'x',
  createdAt: '2026-11-20T08:00:00Z',
  noteId: null,
};
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

/** Sends a lecture, whose final request fails the first time. */
async function send(atTheEnd: () => unknown) {
  signInAs();
  let tries = 0;
  const made: { upload: LectureUpload } = { upload };
  const calls = fakeApi({
    'GET /api/transcription-engine': { engine: null },
    'GET /api/lecture-uploads': [],
    [begin]: () => made.upload,
    [`GET /api/lecture-uploads/${id}`]: () => made.upload,
    [finish]: () => ((tries += 1) === 1 ? atTheEnd() : { id: 7 }),
  });
  const onUploaded = vi.fn();
  const screen = await renderApp(<LectureWizard onUploaded={onUploaded} />);
  const next = screen.getByRole('button', { name: 'Next' });
  await screen.getByLabelText('Title').fill('Fluids');
  await next.click();
  await screen.getByLabelText('Choose a file').upload(file);
  await next.click();
  await screen.getByLabelText('I created it', { exact: false }).click();
  await screen.getByLabelText('I confirm', { exact: false }).click();
  await next.click();
  await screen.getByRole('button', { name: 'Upload lecture' }).click();
  const count = (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name).length;
  return { screen, onUploaded, count, made };
}

describe('a lecture that has arrived, but whose final request failed', () => {
  test('waits for the network, and is completed when it is back', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { screen, onUploaded, count } = await send(noNetwork);
    await expect
      .element(screen.getByText('The whole file is uploaded. Waiting for the network.', { exact: false }))
      .toBeVisible();
    expect(count(finish)).toBe(1);
    isOnline.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await expect.poll(() => onUploaded.mock.calls).toEqual([[7]]);
    // There is no engine, so nothing is said to begin.
    await expect.element(screen.getByText('Lecture uploaded successfully!', { exact: true })).toBeVisible();
    expect(count(begin)).toBe(1);
  });

  test('is safe if that fails, and is not sent again on a retry', async () => {
    const { screen, onUploaded, count, made } = await send(() => refusal(500, 'unknown'));
    await expect.element(screen.getByText(/keep the file for a day/).first()).toBeVisible();
    await expect.element(screen.getByText('Failed to upload lecture')).not.toBeInTheDocument();
    // The note was made: only the answer was lost.
    made.upload = { ...upload, noteId: 7 };
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => onUploaded.mock.calls).toEqual([[7]]);
    expect(count(begin)).toBe(1);
  });
});
