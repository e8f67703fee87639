import { userEvent } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { setTheme } from '../../browser/theme.ts';
import { ThemeButton } from './theme-button.tsx';

afterEach(() => setTheme('system'));

test('one press opens the choice of theme, and Escape returns to the button', async () => {
  const screen = await renderApp(<ThemeButton />);
  const button = screen.getByRole('button', { name: 'Theme' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await screen.getByRole('radio', { name: 'Dark' }).click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).not.toBeInTheDocument();
});
