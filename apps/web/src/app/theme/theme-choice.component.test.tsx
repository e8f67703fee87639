import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../../testing/render-app.tsx';
import { setTheme } from '../../browser/theme.ts';
import { ThemeChoice } from './theme-choice.tsx';

afterEach(() => setTheme('system'));

test('the theme is chosen by mouse or arrow keys, and shows at once', async () => {
  const screen = await renderApp(<ThemeChoice />);
  await expect.element(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await screen.getByRole('radio', { name: 'Dark' }).click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(document.documentElement.dataset['theme']).toBe('light');
});
