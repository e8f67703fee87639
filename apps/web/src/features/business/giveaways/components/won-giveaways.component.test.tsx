import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { WonGiveaways } from './won-giveaways.tsx';

const day = 24 * 60 * 60 * 1000;
const won = (id: number, title: string, daysLeft: number) => ({
  id,
  title,
  description: 'For the ward.',
  prize: 'A stethoscope',
  provider: 'Example Ltd',
  weekStart: '2026-11-16T00:00:00Z',
  weekEnd: '2026-11-23T00:00:00Z',
  drawnAt: '2026-11-23T00:01:00Z',
  contact: 'prizes@example.org',
  claimUntil: new Date(Date.now() + daysLeft * day).toISOString(),
});

test('a prize is shown even if the first request failed', async () => {
  signInAs({ email: 'ada@example.org' });
  let fails = true;
  fakeApi({
    'GET /api/giveaways/won': () => (fails ? refusal(503, 'unavailable') : [won(1, 'Ears for November', 9)]),
  });
  const screen = await renderApp(<WonGiveaways />);
  await expect.element(screen.getByText("We couldn't check whether you've won.")).toBeVisible();
  fails = false;
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByText('You won: Ears for November')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'prizes@example.org' }))
    .toHaveAttribute('href', 'mailto:prizes@example.org');
  await expect.element(screen.getByText('from ada@example.org', { exact: false })).toBeVisible();
});

test('what can no longer be claimed is not promised', async () => {
  signInAs();
  fakeApi({ 'GET /api/giveaways/won': [won(1, 'Ears for November', 9), won(2, 'Ears for June', -1)] });
  const screen = await renderApp(<WonGiveaways />);
  await expect.element(screen.getByText('You won: Ears for November')).toBeVisible();
  expect(screen.getByText('You won: Ears for June').elements()).toEqual([]);
});
