import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { signIn } from '../../../../session/session.ts';
import { preloadOpenAttempt, useOpenAttempt } from './get-open-attempt.ts';

const address = 'GET /api/scenarios/4/attempt';

function Probe() {
  const { isPending, data } = useOpenAttempt(4);
  return <p>{isPending ? 'waits' : data === null ? 'nothing is open' : 'goes on'}</p>;
}

beforeEach(() => signInAs());

test('a prefetched answer is used once, and fetched again the next time', async () => {
  const calls = fakeApi({ [address]: null });
  preloadOpenAttempt(4);
  const first = await renderApp(<Probe />);
  await expect.element(first.getByText('nothing is open')).toBeVisible();
  expect(calls).toHaveLength(1);
  await first.unmount();
  const second = await renderApp(<Probe />);
  await expect.element(second.getByText('nothing is open')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a prefetched answer that is too old is fetched again', async () => {
  const calls = fakeApi({ [address]: null });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  preloadOpenAttempt(4);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  const screen = await renderApp(<Probe />);
  await expect.element(screen.getByText('nothing is open')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('an answer prefetched for one learner is not used for another', async () => {
  const user = signInAs();
  const calls = fakeApi({ [address]: null });
  preloadOpenAttempt(4);
  signIn({ token: 'token-of-another', user });
  const screen = await renderApp(<Probe />);
  await expect.element(screen.getByText('nothing is open')).toBeVisible();
  expect(calls).toHaveLength(2);
});
