import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Question } from '@rounds/contract/learning/scenarios';
import { playedScenario as scenario, questionWith } from '../../../../../../testing/played-scenario.ts';
import { showPlayer } from '../../../../../../testing/show-player.tsx';
import { freshState } from '../../player.rules.ts';
import { loadNamespaces } from '../../../../../i18n/translation.ts';

const afterDoublePress = () => new Promise((resolve) => setTimeout(resolve, 750));

beforeEach(async () => {
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']);
  await page.viewport(1280, 900);
});

/** As when nothing is focused after pressing beside everything. */
function focusPage(name: 'body' | 'main') {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (name === 'body') return;
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  main.focus();
  onTestFinished(() => main.remove());
}

test.each(['body', 'main'] as const)('continues with Enter while the focus is on the %s', async (name) => {
  const { screen } = await showPlayer();
  await userEvent.keyboard('A{Enter}');
  await expect.element(screen.getByText('This is the fact that decides.')).toBeInViewport();
  await afterDoublePress();
  focusPage(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Question 2 of 2').first()).toBeVisible();
});

test('leaves Enter on the page alone while a dialog is open', async () => {
  const { screen, given } = await showPlayer();
  await userEvent.keyboard('A');
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.show();
  focusPage('body');
  await userEvent.keyboard('{Enter}');
  expect(given.onAnswer).not.toHaveBeenCalled();
  dialog.remove();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('This is the fact that decides.')).toBeVisible();
  expect(given.onAnswer).toHaveBeenCalledOnce();
});

test.each(['question', 'body', 'main'] as const)(
  'types digits into the number field while the focus is on the %s',
  async (place) => {
    const number: Question = {
      ...questionWith('Which fruit, and how many grams?', 0),
      item: { format: 'number', answer: 2.5, unit: 'g', tolerance: 0, decimals: 1, slips: [] },
    };
    const questions = [number];
    const counted = { ...scenario, scenario: { ...scenario.scenario, questions } };
    const { screen, given } = await showPlayer({ steps: [{ scenario: counted, questionIndex: 0 }] });
    const field = screen.getByRole('textbox', { name: /^Type a number/ });
    await expect.element(field).toBeVisible();
    if (place !== 'question') focusPage(place);
    await userEvent.keyboard('2');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('2');
    if (place === 'question') document.querySelector('section')?.focus();
    else focusPage(place);
    await userEvent.keyboard('.5{Enter}');
    await expect.element(screen.getByText('This is the fact that decides.')).toBeVisible();
    expect(given.onAnswer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ response: { value: 2.5 } }),
      expect.any(Number),
      expect.anything(),
    );
  },
);

test('a chosen mode closes its menu, and the keys lead from there to the answer', async () => {
  const { screen, given } = await showPlayer();
  const mode = screen.getByRole('button', { name: /Tutor mode/ });
  await mode.click();
  await screen.getByRole('radio', { name: /Exam mode/ }).click();
  expect(document.querySelector('[popover="auto"]:popover-open')).toBeNull();
  await userEvent.keyboard('A{Enter}');
  expect(given.onAnswer).toHaveBeenCalledOnce();
});

test('after an option key on a tool, Enter submits instead of pressing the tool again', async () => {
  const { screen, given } = await showPlayer();
  await screen.getByRole('button', { name: /Tutor mode/ }).click();
  await userEvent.keyboard('A');
  expect(document.querySelector('[popover="auto"]:popover-open')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(given.onAnswer).toHaveBeenCalledOnce();
  expect(document.querySelector('[popover="auto"]:popover-open')).toBeNull();
});

test('at zero, a press for the question decides nothing; what was chosen counts', async () => {
  const { screen, given } = await showPlayer({ start: { ...freshState, spent: 299_000 } });
  await userEvent.keyboard('A');
  const dialog = screen.getByRole('dialog', { name: "Time's up" });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Keep going' })).toHaveFocus();
  await expect.element(dialog.getByText(/the answer you.ve chosen/)).toBeVisible();
  await afterDoublePress();
  await dialog.getByRole('button', { name: 'Finish now' }).click();
  expect(given.onAnswer).toHaveBeenCalledOnce();
  expect(given.onFinish).toHaveBeenCalledExactlyOnceWith(
    [expect.objectContaining({ questionIndex: 0 })],
    expect.any(Number),
    expect.anything(),
  );
});
