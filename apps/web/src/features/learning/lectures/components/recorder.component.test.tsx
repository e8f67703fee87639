import { expect, test, vi } from 'vitest';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { readRecording } from '../recording/kept-recording.ts';
import { Recorder } from './recorder.tsx';

/** A microphone that hums. */
function hum() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const out = audio.createMediaStreamDestination();
  tone.connect(out);
  tone.start();
  return out.stream;
}

test('records, pauses, goes on, hands over what it heard, and keeps it here', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => Promise.resolve(hum()));
  const { id } = signInAs();
  const onDone = vi.fn<(file: File) => void>();
  const screen = await renderApp(<Recorder onDone={onDone} />);
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

test('says what to do where it may not use the microphone', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('No', 'NotAllowedError'),
  );
  signInAs();
  const screen = await renderApp(<Recorder onDone={() => undefined} />);
  await screen.getByRole('button', { name: 'Start recording' }).click();
  await expect.element(screen.getByText("We can't use the microphone.", { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Start recording' })).toBeEnabled();
});
