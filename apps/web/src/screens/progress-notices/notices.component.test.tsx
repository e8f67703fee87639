import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { record } from '../../features/learning/progress/outbox-client.ts';
import { Notices } from './notices.tsx';

const bodyOf = () => ({
  scenarioId: 1,
  attemptId: crypto.randomUUID(),
  completed: true,
  score: 60,
  timeSpent: 90,
  answers: [],
});
const unlock = (id: number) => ({ id, achievement: { icon: 'trophy' } });

/** A finished case unlocks achievements 1 and 2. */
async function finish(skips: (one: { readonly id: number }) => boolean) {
  const { xp, level, points, streak } = signInAs();
  const unlocked = [unlock(1), unlock(2)];
  const calls = fakeApi({
    'POST /api/progress': { user: { xp, level, points, streak }, unlocked, xpAwarded: 60, pointsAwarded: 30 },
    'POST /api/achievements/check': unlocked,
  });
  const screen = await renderApp(<Notices skips={skips} />);
  await new Promise((resolve) => record(bodyOf(), resolve));
  await expect.poll(() => calls.at(-1)?.path).toBe('/api/achievements/check');
  return screen;
}

test('a notification tells of the achievements that the screen does not', async () => {
  const screen = await finish(({ id }) => id === 1);
  await expect.element(screen.getByText('You earned 1 new achievement!')).toBeVisible();
});

test('no notification where the screen leaves nothing to tell', async () => {
  const screen = await finish(() => true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  // At once: a notification would go by itself.
  expect(screen.getByText(/new achievement/).elements()).toEqual([]);
});
