import { expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { FileFacts } from './chosen-file.tsx';

/** Silence, at a rate by which its size says less than a minute. */
function silence(seconds: number): File {
  const bytesPerSecond = 3000;
  const samples = seconds * bytesPerSecond;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, bytesPerSecond, true);
  view.setUint32(28, bytesPerSecond, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return new File([view.buffer], 'silence.wav', { type: 'audio/wav' });
}

test('a recording’s length is its own, not one estimated from its size', async () => {
  const screen = await renderApp(<FileFacts file={silence(180)} />);
  await expect.element(screen.getByText('About 3 minutes')).toBeVisible();
});

test('of a file that cannot be played, the length is estimated from its size', async () => {
  const broken = new File([new Uint8Array(2_000_000)], 'fluids.mp3', { type: 'audio/mpeg' });
  const screen = await renderApp(<FileFacts file={broken} />);
  await expect.element(screen.getByText('About 2 minutes')).toBeVisible();
});
