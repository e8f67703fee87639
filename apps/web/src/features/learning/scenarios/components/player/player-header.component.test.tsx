import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPlayer } from '../../../../../../testing/show-player.tsx';
import { loadNamespaces } from '../../../../../i18n/translation.ts';

test('on a wide screen, title and progress share a row: the other is left to the question', async () => {
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']);
  await page.viewport(1366, 768);
  const { screen } = await showPlayer();
  const title = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  const bar = screen.getByRole('progressbar').element().getBoundingClientRect();
  expect(bar.top).toBeGreaterThan(title.top);
  expect(bar.bottom).toBeLessThan(title.bottom);
});
