import { describe, expect, test, vi } from 'vitest';
import type { LectureUpload } from '@rounds/contract/learning/lectures.uploads';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { fingerprint } from '../api/uploads.ts';
import { UnfinishedUploads } from './unfinished-uploads.tsx';

const list = 'GET /api/lecture-uploads';
const id = '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10';
const remove = `DELETE /api/lecture-uploads/${id}`;
const file = new File(['The whole lecture'], 'fluids.mp3', { type: 'audio/mpeg' });
const upload: LectureUpload = {
  id,
  name: 'fluids.mp3',
  title: 'Fluids',
  size: file.size,
  received: 5,
  fingerprint: await fingerprint(file),
  createdAt: '2026-11-20T08:00:00Z',
  noteId: null,
};

async function showUploads(answers: Parameters<typeof fakeApi>[0]) {
  signInAs();
  const calls = fakeApi(answers);
  const onGoOn = vi.fn();
  const screen = await renderApp(<UnfinishedUploads onGoOn={onGoOn} />);
  return {
    calls,
    screen,
    onGoOn,
    choose: screen.getByLabelText('Resume'),
    discard: screen.getByRole('button', { name: 'Discard upload' }),
  };
}

describe('an interrupted upload', () => {
  test('resumes with the same file, whatever its name by now, and with no other', async () => {
    const { choose, onGoOn } = await showUploads({ [list]: [upload] });
    await expect.element(choose).toHaveAccessibleDescription(/29% of it is uploaded/);
    await choose.upload(new File(['Another lecture!!'], 'fluids.mp3', { type: 'audio/mpeg' }));
    await expect.element(choose).toHaveAccessibleDescription(/That's a different file. Choose fluids.mp3./);
    await expect.element(choose).toBeInvalid();
    expect(onGoOn).not.toHaveBeenCalled();
    await choose.upload(new File([file], 'renamed.mp3', { type: 'audio/mpeg' }));
    await expect.poll(() => onGoOn.mock.calls).toMatchObject([[upload, { name: 'renamed.mp3' }]]);
    await expect.element(choose).not.toBeInvalid();
  });

  test('that has fully arrived needs no file', async () => {
    const whole = { ...upload, received: upload.size };
    const { screen, onGoOn } = await showUploads({ [list]: [whole] });
    await screen.getByRole('button', { name: 'Resume' }).click();
    expect(onGoOn.mock.calls).toEqual([[whole, null]]);
  });

  test('is discarded once for two presses, and says so', async () => {
    let uploads = [upload];
    const answer = Promise.withResolvers<object>();
    const { calls, screen, discard } = await showUploads({
      [list]: () => uploads,
      [remove]: () => answer.promise,
    });
    await discard.click();
    await discard.click({ force: true });
    uploads = [];
    answer.resolve({ ok: true });
    await expect.element(discard).not.toBeInTheDocument();
    await expect.element(screen.getByText('Upload discarded')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test.each([
    ['sent from elsewhere', () => refusal(423, 'upload_busy'), /being sent from another page or device/],
    [
      'out of reach',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /^No connection/,
    ],
  ])('that is %s stays, and says why', async (_, answer, why) => {
    const { screen, discard } = await showUploads({ [list]: [upload], [remove]: answer });
    await discard.click();
    await expect.element(screen.getByRole('alert').getByText(why)).toBeVisible();
    await expect.element(discard).toHaveFocus();
    await expect.element(screen.getByText('Upload discarded')).not.toBeInTheDocument();
  });
});
