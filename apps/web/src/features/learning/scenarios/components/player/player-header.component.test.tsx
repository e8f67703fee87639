import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPlayer } from '../../../../../../testing/show-player.tsx';
import { loadNamespaces } from '../../../../../i18n/translation.ts';
import { freshState } from '../../player.rules.ts';

beforeEach(async () => {
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']);
  await page.viewport(1366, 768);
});

test('on a wide screen, title and progress share a row, which leaves another to the question', async () => {
  const { screen } = await showPlayer();
  const title = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  const bar = screen.getByRole('progressbar').element().getBoundingClientRect();
  expect(bar.top).toBeGreaterThan(title.top);
  expect(bar.bottom).toBeLessThan(title.bottom);
});

const resumed = {
  start: {
    ...freshState,
    answers: [{ questionIndex: 0, selectedOption: 1, correct: true }],
    spent: 0,
  },
  notice: <p>Picked up where you left off.</p>,
  asksConfidence: true,
};

test('on a wide screen, neither the score nor the resume note takes a row from the question', async () => {
  const { screen } = await showPlayer(resumed);
  const middle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const score = screen.getByText('Score: 1 / 1', { exact: true });
  expect(middle(score.element())).toBeCloseTo(middle(screen.getByRole('progressbar').element()), -1);
  const notice = screen.getByText('Picked up where you left off.');
  expect(middle(notice.element())).toBeCloseTo(middle(screen.getByRole('timer').element()), -1);
  const submit = screen.getByRole('button', { name: 'Submit Answer' });
  const foot = submit.element().parentElement;
  expect(foot?.getBoundingClientRect().height).toBeLessThan(80);
});

test('the resume note disappears after an answer', async () => {
  const { screen } = await showPlayer(resumed);
  await expect.element(screen.getByText('Picked up where you left off.')).toBeVisible();
  await userEvent.keyboard('A{Enter}');
  await expect.element(screen.getByText('This is the fact that decides.')).toBeVisible();
  await expect.element(screen.getByText('Picked up where you left off.')).not.toBeInTheDocument();
});

test('that exam mode is on from before is said until the first answer, with the way out of it', async () => {
  const start = { ...freshState, mode: 'exam' as const, spent: 0 };
  const { screen, given } = await showPlayer({ start });
  await expect.element(screen.getByText('Exam mode is on, same as last time.')).toBeVisible();
  // The notice is enough: the badge would say it twice.
  await expect.element(screen.getByText('Exam mode · Explained at the end')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Switch to tutor mode' }).click();
  expect(given.onMode).toHaveBeenCalledExactlyOnceWith('tutor');
  await expect.element(screen.getByText('Exam mode is on, same as last time.')).not.toBeInTheDocument();
  expect(document.activeElement?.contains(screen.getByRole('radio').first().element())).toBe(true);
  await screen.unmount();
  const again = await showPlayer({ start });
  await expect.element(again.screen.getByText('Exam mode is on, same as last time.')).toBeVisible();
  await userEvent.keyboard('A{Enter}');
  await expect.element(again.screen.getByText('Exam mode is on, same as last time.')).not.toBeInTheDocument();
  await expect.element(again.screen.getByText('Exam mode · Explained at the end')).toBeVisible();
});
