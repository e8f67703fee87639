import { describe, expect, test } from 'vitest';
import type { Transcription } from '@rounds/contract/learning/lectures';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { PasteTranscript } from './paste-transcript.tsx';
import { Transcript } from './transcript.tsx';

const path = 'PUT /api/notes/9/transcription';
const transcription: Transcription = {
  status: 'completed',
  progress: 100,
  reason: null,
  engine: null,
  segments: [
    { start: 0, end: 4, text: 'Preload is the stretch.' },
    { start: 4, end: 9, text: 'Afterload is the resistence.' },
  ],
};

describe('a transcript', () => {
  test('keeps an unsaved correction, and returns to its sentence once it is saved', async () => {
    signInAs();
    let fails = true;
    const calls = fakeApi({ [path]: () => (fails ? refusal(503, 'unavailable') : transcription) });
    const screen = await renderApp(
      <Transcript
        id={9}
        transcription={transcription}
        seconds={0}
        onPlay={undefined}
        found={-1}
        warning={() => null}
      />,
    );
    const edit = screen.getByRole('button', { name: 'Edit: Afterload', exact: false });
    await edit.click();
    const sentence = screen.getByRole('textbox', { name: 'Sentence' });
    await expect.element(sentence).toHaveFocus();
    await sentence.fill('Afterload is the resistance.');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
    await expect.element(sentence).toHaveValue('Afterload is the resistance.');
    fails = false;
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(edit).toHaveFocus();
    expect(calls.at(-1)?.body).toEqual({
      segments: [transcription.segments[0], { start: 4, end: 9, text: 'Afterload is the resistance.' }],
    });
  });

  test('that exceeds a note says so', async () => {
    signInAs();
    const cut = { ...transcription, reason: 'too_long' } as const;
    const props = { id: 9, seconds: 0, onPlay: undefined, found: -1, warning: () => null };
    const screen = await renderApp(<Transcript {...props} transcription={cut} />);
    await expect.element(screen.getByText(/the end of the recording isn't transcribed/)).toBeVisible();
  });

  test('that is longer than a note is neither cut when it is pasted, nor sent', async () => {
    signInAs();
    const calls = fakeApi({ [path]: transcription });
    const screen = await renderApp(
      <PasteTranscript id={9} status="failed" warning={() => null} onSaved={() => undefined} />,
    );
    const text = screen.getByRole('textbox', { name: 'Transcript' });
    const long = `${'Preload is the stretch. '.repeat(200)}\n`.repeat(45);
    await text.fill(long);
    const lengthOf = () => (text.element() as HTMLTextAreaElement).value.length;
    await expect.poll(lengthOf).toBe(long.length);
    await expect.element(text).toHaveAccessibleDescription(/A note can hold 200,000 characters/);
    await screen.getByRole('button', { name: 'Save transcript' }).click();
    await expect.element(text).toHaveFocus();
    expect(calls).toEqual([]);
    await text.fill(long.slice(0, 100_000));
    await expect.element(text).toBeValid();
    await text.fill('');
  });

  test('that was pasted is kept until it is on the server', async () => {
    signInAs();
    fakeApi({ [path]: () => refusal(503, 'unavailable') });
    const screen = await renderApp(
      <PasteTranscript id={9} status="failed" warning={() => null} onSaved={() => undefined} />,
    );
    await screen.getByRole('textbox', { name: 'Transcript' }).fill('Preload is the stretch.');
    await screen.getByRole('button', { name: 'Save transcript' }).click();
    await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
    await screen.unmount();

    fakeApi({ [path]: transcription });
    const again = await renderApp(
      <PasteTranscript id={9} status="failed" warning={() => null} onSaved={() => undefined} />,
    );
    const text = again.getByRole('textbox', { name: 'Transcript' });
    await expect.element(text).toHaveValue('Preload is the stretch.');
    await again.getByRole('button', { name: 'Save transcript' }).click();
    await expect.element(text).toHaveValue('');
  });
});
