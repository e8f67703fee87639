import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Question } from '@rounds/contract/learning/scenarios';
import {
  playedScenario as scenario,
  questionWith as question,
} from '../../../../../../testing/played-scenario.ts';
import { showPlayer } from '../../../../../../testing/show-player.tsx';
import { Toaster } from '../../../../../ui/toast/toaster.tsx';
import { loadNamespaces } from '../../../../../i18n/translation.ts';
import { freshState } from '../../player.rules.ts';

beforeEach(async () => {
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']);
  await page.viewport(1280, 900);
});

test('Ctrl+Enter submits where Enter presses the focused element', async () => {
  const highlight: Question = {
    ...question('Which line do you change?', 0),
    item: {
      format: 'highlight',
      pieces: [
        { text: 'Apples daily.', key: true, why: 'Too many.' },
        { text: 'Pears weekly.', why: 'They may stay.' },
        { text: 'Plums monthly.', why: 'They may stay.' },
      ],
    },
  };
  const marked = { ...scenario, scenario: { ...scenario.scenario, questions: [highlight] } };
  const { screen, given } = await showPlayer({ steps: [{ scenario: marked, questionIndex: 0 }] });
  const line = screen.getByRole('button', { name: 'Apples daily.' });
  await expect.element(line).toBeVisible();
  (line.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(given.onAnswer).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  await expect.element(line).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByText('This is the fact that decides.')).toBeVisible();
  expect(given.onAnswer).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ response: { picks: [[0]] }, correct: true }),
    expect.any(Number),
    expect.anything(),
  );
});

test('the score is out of the answered questions, and waits for the first answer', async () => {
  const { screen } = await showPlayer();
  await expect.element(screen.getByRole('button', { name: 'Submit Answer' })).toBeVisible();
  expect(screen.getByText(/^Score:/).elements()).toEqual([]);
  await screen.getByText('Pears', { exact: true }).click();
  await screen.getByRole('button', { name: 'Submit Answer' }).click();
  await expect.element(screen.getByText('Score: 1 / 1', { exact: true })).toBeVisible();
});

test('the verdict on a right answer is shown once, and announced with the option', async () => {
  const { screen } = await showPlayer();
  await screen.getByText('Pears', { exact: true }).click();
  await screen.getByRole('button', { name: 'Submit Answer' }).click();
  await expect.element(screen.getByText('Your answer', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /Correct, your answer/ })).toBeChecked();
  const verdict = screen.getByText('Correct', { exact: false }).elements();
  expect(
    verdict.filter((one) => one.getBoundingClientRect().width > 1).map((one) => one.textContent),
  ).toEqual(['Correct!']);
});

test('on a wide screen the verdict is notified in the foot, which stays as high, beside the next step', async () => {
  await render(<Toaster />);
  const { screen } = await showPlayer({ saving: 'recorded' });
  await screen.getByText('Apples', { exact: true }).click();
  await screen.getByRole('button', { name: 'Submit Answer' }).click();
  const text = screen.getByText("Don't worry, learning from mistakes is part of the process.");
  await expect.element(text).toBeVisible();
  const next = screen.getByRole('button', { name: 'Next Question' });
  const foot = next.element().parentElement;
  expect(foot?.contains(text.element())).toBe(true);
  // With reduced motion, too, a change of room takes a frame.
  await expect.poll(() => foot?.getBoundingClientRect().height).toBeLessThan(80);
  await expect.element(screen.getByText('Answer recorded')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByText('Answer recorded')).toBeVisible();
});

test('in an exam, the news of an answer does not stay beside the next question', async () => {
  const { screen } = await showPlayer({
    saving: 'recorded',
    start: { ...freshState, mode: 'exam', spent: 0 },
  });
  const news = screen.getByText('Answer recorded');
  await expect.element(news).toBeVisible();
  await expect.element(news, { timeout: 4000 }).not.toBeInTheDocument();
});
