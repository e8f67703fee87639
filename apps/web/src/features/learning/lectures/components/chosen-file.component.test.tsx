import { expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { silence } from '../../../../../testing/silence.ts';
import { FileFacts } from './chosen-file.tsx';

test('a recording’s length is its own, not one estimated from its size', async () => {
  const screen = await renderApp(<FileFacts file={silence(180, 3000)} />);
  await expect.element(screen.getByText('About 3 minutes')).toBeVisible();
});

test('of a file that cannot be played, the length is estimated from its size', async () => {
  const broken = new File([new Uint8Array(2_000_000)], 'fluids.mp3', { type: 'audio/mpeg' });
  const screen = await renderApp(<FileFacts file={broken} />);
  await expect.element(screen.getByText('About 2 minutes')).toBeVisible();
});
