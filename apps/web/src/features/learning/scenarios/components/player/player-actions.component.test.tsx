import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Question } from '@rounds/contract/learning/scenarios';
import {
  playedScenario as scenario,
  questionWith as question,
} from '../../../../../../testing/played-scenario.ts';
import { showPlayer } from '../../../../../../testing/show-player.tsx';
import { loadNamespaces } from '../../../../../i18n/translation.ts';

beforeEach(() => loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']));

test('Ctrl and Enter submit where Enter presses what has the focus', async () => {
  await page.viewport(1280, 900);
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
