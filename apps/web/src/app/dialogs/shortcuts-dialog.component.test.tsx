import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { areShortcutsEnabled } from '../../browser/shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

test('has its groups side by side on a wide screen', async () => {
  const screen = await renderApp(<ShortcutsDialog open onOpenChange={() => undefined} />);
  const rectOf = (name: string) => screen.getByRole('heading', { name }).element().getBoundingClientRect();
  await expect.element(screen.getByRole('heading', { name: 'In a scenario' })).toBeVisible();
  expect(rectOf('In a scenario').top).toBe(rectOf('Everywhere').top);
});

test('single-key shortcuts can be turned off and on in their list', async () => {
  const screen = await renderApp(<ShortcutsDialog open onOpenChange={() => undefined} />);
  const enabled = screen
    .getByRole('dialog', { name: 'Keyboard shortcuts' })
    .getByRole('checkbox', { name: 'Single-key shortcuts' });
  await expect.element(enabled).toBeChecked();
  await enabled.click();
  await expect.element(enabled).not.toBeChecked();
  expect(areShortcutsEnabled()).toBe(false);
  await enabled.click();
  expect(areShortcutsEnabled()).toBe(true);
});
