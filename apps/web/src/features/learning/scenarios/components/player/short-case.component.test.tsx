import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playedScenario as scenario } from '../../../../../../testing/played-scenario.ts';
import { showPlayer } from '../../../../../../testing/show-player.tsx';
import { loadNamespaces } from '../../../../../i18n/translation.ts';

beforeEach(async () => {
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']);
  await page.viewport(1280, 900);
});

test('a case read before is shown as far as the question needs it, and in full at a press', async () => {
  const [first, second] = scenario.scenario.questions;
  if (!first || !second) throw new Error('Two questions');
  const told = {
    ...scenario,
    scenario: {
      ...scenario.scenario,
      patientPresentation: 'Mrs Haugen is 71.\n\nHer garden is full of roses.',
      questions: [first, second],
    },
  };
  const { screen } = await showPlayer({
    steps: [{ scenario: told, questionIndex: 1 }],
    tellsCaseShort: true,
  });
  await expect.element(screen.getByText('Mrs Haugen is 71.')).toBeVisible();
  expect(document.body.textContent).not.toContain('roses');
  await screen.getByRole('button', { name: 'Show the whole case' }).click();
  await expect.element(screen.getByText('Her garden is full of roses.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show only what this question needs' }).click();
  expect(document.body.textContent).not.toContain('roses');
});
