import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPlayer } from '../../../../../../testing/show-player.tsx';
import { loadNamespaces } from '../../../../../i18n/translation.ts';

const afterDoublePress = () => new Promise((resolve) => setTimeout(resolve, 750));

beforeEach(async () => {
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']);
  await page.viewport(1280, 900);
});

/** As a press beside everything does. */
function focusPage(name: 'body' | 'main') {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (name === 'body') return;
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  main.focus();
  onTestFinished(() => main.remove());
}

test.each(['body', 'main'] as const)('goes on by Enter while the focus is on the %s', async (name) => {
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
