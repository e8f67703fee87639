import { describe, expect, test, vi } from 'vitest';
import type { Transcription } from '@rounds/contract/learning/lectures';
import type { Note } from '@rounds/contract/learning/notes';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { silence } from '../../../../../testing/silence.ts';
import { Lecture } from './lecture.tsx';

const transcription = 'GET /api/notes/9/transcription';
const retry = 'POST /api/notes/9/transcription/retry';
const store = 'PUT /api/notes/9/transcription';
const link = 'POST /api/notes/9/media-link';
const note: Note = {
  id: 9,
  title: 'Fluids',
  content: '',
  noteType: 'recorded_lecture',
  subject: 'nursing',
  courseCode: null,
  semester: null,
  description: null,
  mediaType: 'audio',
  duration: 60,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  analyzedAt: null,
};
const processing: Transcription = {
  status: 'processing',
  progress: 40,
  reason: null,
  engine: null,
  segments: [],
};
const failed: Transcription = { ...processing, status: 'failed', progress: 0, reason: 'engine_failed' };
const completed: Transcription = {
  ...processing,
  status: 'completed',
  progress: 100,
  segments: [{ start: 0, end: 4, text: 'Preload is the stretch.' }],
};

async function showLecture(answers: Parameters<typeof fakeApi>[0]) {
  signInAs();
  const calls = fakeApi({ [link]: { url: 'data:audio/wav;base64,' }, ...answers });
  const onPasted = vi.fn();
  const screen = await renderApp(
    <Lecture note={note} place={null} warning={() => null} onPasted={onPasted} />,
  );
  return {
    calls,
    screen,
    onPasted,
    text: screen.getByRole('textbox', { name: 'Transcript' }),
    again: screen.getByRole('button', { name: 'Transcribe again' }),
    paste: screen.getByRole('button', { name: 'Paste a transcript' }),
  };
}

test('a lecture where nothing transcribes never says that it will begin shortly', async () => {
  const { screen, text } = await showLecture({
    'GET /api/transcription-engine': { engine: null },
    [transcription]: { ...processing, status: 'pending', progress: 0 },
  });
  await expect.element(screen.getByText(/^Rounds can't transcribe recordings here/)).toBeVisible();
  await expect.element(text).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

test('a transcription says what holds it up', async () => {
  const { screen, paste } = await showLecture({
    [transcription]: { ...processing, reason: 'engine_waiting' },
  });
  await expect.element(screen.getByText(/^The transcription service isn't answering/)).toBeVisible();
  await expect.element(paste).toBeVisible();
});

describe('a transcript being pasted when the transcription ends', () => {
  const typed = 'Afterload is the resistance.';

  async function pasteUntilEnd() {
    let state = processing;
    const lecture = await showLecture({
      [transcription]: () => state,
      [store]: () => ({ ...completed, segments: [{ start: 0, end: 0, text: typed }] }),
    });
    const { screen, text, paste } = lecture;
    await paste.click();
    await expect.element(text).toHaveFocus();
    await text.fill(typed);
    state = completed;
    await expect.element(screen.getByText('Preload is the stretch.')).toBeVisible();
    await expect.element(text).toHaveValue(typed);
    await expect.element(text).toHaveFocus();
    await expect.element(screen.getByText(/Saving this text replaces it/)).toBeVisible();
    return lecture;
  }

  test('stays, and replaces it once saved', async () => {
    const { screen, calls, text, onPasted } = await pasteUntilEnd();
    await screen.getByRole('button', { name: 'Save transcript' }).click();
    await expect.element(text).not.toBeInTheDocument();
    expect(onPasted).toHaveBeenCalledOnce();
    await expect.element(screen.getByText(typed)).toBeVisible();
    await expect.element(screen.getByText('Preload is the stretch.')).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      segments: [{ start: 0, end: 0, text: typed }],
    });
  });

  test('can be discarded for it', async () => {
    const { screen, calls, text } = await pasteUntilEnd();
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.element(text).not.toBeInTheDocument();
    await expect.element(screen.getByText('Preload is the stretch.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    expect(JSON.stringify(localStorage)).not.toContain(typed);
  });
});

describe('a failed transcription', () => {
  test('isn’t offered again where nothing transcribes', async () => {
    const { screen, calls, again } = await showLecture({
      [transcription]: { ...failed, status: 'unavailable', reason: 'no_engine' },
      'GET /api/transcription-engine': { engine: null },
    });
    await expect.element(screen.getByText(/^Rounds can't transcribe recordings here/)).toBeVisible();
    await expect.poll(() => calls.some(({ path }) => path === '/api/transcription-engine')).toBe(true);
    await expect.element(again).not.toBeInTheDocument();
  });

  test('restarts once for two presses, with the focus on its progress and the draft kept', async () => {
    const answer = Promise.withResolvers<object>();
    const pending: Transcription = { ...processing, status: 'pending', progress: 0 };
    let state = failed;
    const { screen, calls, text, again } = await showLecture({
      [transcription]: () => state,
      [retry]: () => answer.promise,
    });
    await expect.element(screen.getByText(/The transcription failed/)).toBeVisible();
    await text.fill('Preload');
    await again.click();
    await again.click({ force: true });
    state = pending;
    answer.resolve(pending);
    await expect.element(screen.getByText('Transcription will begin shortly.')).toBeVisible();
    await expect.poll(() => document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain('Transcription will begin shortly.');
    await expect.element(text).toHaveValue('Preload');
    expect(calls.filter(({ path }) => path.endsWith('/retry'))).toHaveLength(1);
  });

  test('restarted elsewhere, shows its progress', async () => {
    let state = failed;
    const { screen, again } = await showLecture({
      [transcription]: () => state,
      [retry]: () => {
        state = processing;
        return refusal(409, 'transcription_not_failed');
      },
    });
    await again.click();
    await expect.element(screen.getByText('Transcribing', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/This lecture is already being transcribed/)).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
  });

  test('while it is watched, says why, and offers to paste one', async () => {
    let state = processing;
    const { screen, text, again } = await showLecture({ [transcription]: () => state });
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect.element(text).not.toBeInTheDocument();
    state = { ...failed, reason: 'no_speech' };
    await expect.element(screen.getByText(/We couldn't hear anyone speaking/)).toBeVisible();
    await expect.element(text).toBeVisible();
    await expect.element(again).toBeVisible();
  });
});

test('a recording that cannot be loaded leaves its transcript readable, and plays after a retry', async () => {
  let isDown = true;
  const { screen } = await showLecture({
    [transcription]: completed,
    [link]: () => (isDown ? refusal(503, 'unavailable') : { url: 'data:audio/wav;base64,' }),
  });
  await expect.element(screen.getByText("The recording couldn't be loaded.")).toBeVisible();
  await expect.element(screen.getByText('Preload is the stretch.')).toBeVisible();
  const sentence = screen.getByRole('button', { name: /Preload is the stretch/ }).first();
  await expect.element(sentence).toHaveAccessibleName(/^Edit/);
  isDown = false;
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByLabelText('Recording: Fluids')).toBeVisible();
  await expect.element(sentence).toHaveAccessibleName(/^0:00/);
});

const minuteOfSilence = () => URL.createObjectURL(silence(60, 8000));

test('a recording whose link expires during playback resumes where it stopped', async () => {
  const first = minuteOfSilence();
  const second = minuteOfSilence();
  const urls = [first, second];
  const { calls, screen } = await showLecture({
    [transcription]: completed,
    [link]: () => ({ url: urls.shift() ?? '' }),
  });
  const recording = screen.getByLabelText('Recording: Fluids');
  await expect.element(recording).toHaveAttribute('src', first);
  const player = recording.element() as HTMLAudioElement;
  await expect.poll(() => player.readyState).toBeGreaterThan(0);
  player.currentTime = 42;
  // What fails at once would fail with another link as well.
  player.dispatchEvent(new Event('error'));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
  player.dispatchEvent(new Event('error'));
  await expect.element(recording).toHaveAttribute('src', second);
  await expect.poll(() => player.currentTime).toBe(42);
  expect(player.paused).toBe(true);
  expect(calls.filter(({ path }) => path.endsWith('/media-link'))).toHaveLength(2);
  vi.restoreAllMocks();
});
