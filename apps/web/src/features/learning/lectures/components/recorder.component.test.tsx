import { expect, test, vi } from 'vitest';
import { plugInMicrophone } from '../../../../../testing/microphone.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { keepPart, readRecording } from '../recording/kept-recording.ts';
import { Recorder } from './recorder.tsx';

const quiet = { hasKept: () => Promise.resolve(false), onRecording: () => undefined };

test('records, pauses, resumes, passes on the recording, and stores it here', async () => {
  plugInMicrophone();
  const { id } = signInAs();
  const onDone = vi.fn<(file: File) => void>();
  const screen = await renderApp(<Recorder onDone={onDone} {...quiet} />);
  await screen.getByRole('button', { name: 'Start recording' }).click();
  const time = screen.getByRole('timer');
  await expect.element(time).toHaveTextContent('0:01');
  await screen.getByRole('button', { name: 'Pause' }).click();
  const paused = time.element().textContent;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(time.element().textContent).toBe(paused);
  await screen.getByRole('button', { name: 'Resume' }).click();
  await screen.getByRole('button', { name: 'Finish recording' }).click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  const file = onDone.mock.calls[0]?.[0];
  expect(file?.size).toBeGreaterThan(100);
  await expect.poll(async () => (await readRecording(id))?.size).toBe(file?.size);
});

test('says what to do if it may not use the microphone', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('No', 'NotAllowedError'),
  );
  signInAs();
  const screen = await renderApp(<Recorder onDone={() => undefined} {...quiet} />);
  await screen.getByRole('button', { name: 'Start recording' }).click();
  await expect.element(screen.getByText("We can't use the microphone.", { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Start recording' })).toBeEnabled();
});

test('asks before a stored recording is replaced', async () => {
  const microphone = plugInMicrophone();
  const { id } = signInAs();
  await keepPart(id, 0, new Blob(['the lecture'], { type: 'audio/webm' }));
  const hasKept = async () => (await readRecording(id)) !== null;
  const screen = await renderApp(<Recorder {...quiet} onDone={() => undefined} hasKept={hasKept} />);
  await screen.getByRole('button', { name: 'Start recording' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Replace the earlier recording?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(microphone).not.toHaveBeenCalled();
  expect(await (await readRecording(id))?.text()).toBe('the lecture');
  await screen.getByRole('button', { name: 'Start recording' }).click();
  await dialog.getByRole('button', { name: 'Delete and record' }).click();
  await expect.element(screen.getByRole('timer')).toBeVisible();
});
