import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPlayer } from '../../../../../../testing/show-player.tsx';
import { loadNamespaces } from '../../../../../i18n/translation.ts';

beforeEach(async () => {
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']);
  await page.viewport(1366, 768);
});

const places = () =>
  [...document.querySelectorAll('[role="toolbar"] button')].map((one) => one.getBoundingClientRect().left);

test('no tool moves with a pause or a verdict', async () => {
  const { screen } = await showPlayer();
  const before = places();
  expect(before).toHaveLength(6);
  await expect.element(screen.getByRole('button', { name: 'Start over' })).toBeDisabled();
  await userEvent.keyboard('p');
  await expect.element(screen.getByRole('heading', { name: 'Paused' })).toBeVisible();
  expect(places()).toEqual(before);
  await userEvent.keyboard('p');
  await userEvent.keyboard('A{Enter}');
  await expect.element(screen.getByText('This is the fact that decides.')).toBeVisible();
  expect(places()).toEqual(before);
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Start over' })).toBeEnabled();
});

test('a second press on Pause resumes, and tools for the hidden case stay closed meanwhile', async () => {
  const { screen } = await showPlayer();
  const toolbar = screen.getByRole('toolbar');
  await toolbar.getByRole('button', { name: 'Pause' }).click();
  await expect.element(toolbar.getByRole('button', { name: 'Calculator' })).toBeDisabled();
  await userEvent.keyboard('l');
  await toolbar.getByRole('button', { name: 'Resume' }).click();
  await expect.element(screen.getByText('Mrs Haugen', { exact: false })).toBeVisible();
  expect(document.body.textContent).not.toContain('The tool');
});

test('with two columns, a tool lies over the case, and the question stays where it is', async () => {
  const { screen } = await showPlayer();
  const question = screen.getByRole('heading', { level: 2, name: /^Wh.+\?$/ });
  const before = question.element().getBoundingClientRect().top;
  await userEvent.keyboard('k');
  const tool = screen.getByText('The tool calculator');
  await expect.element(tool).toBeInViewport();
  expect(question.element().getBoundingClientRect().top).toBe(before);
  expect(tool.element().getBoundingClientRect().right).toBeLessThan(
    question.element().getBoundingClientRect().left,
  );
});
