import { expect, test } from 'vitest';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { useMarkCaseActive } from '../../browser/active-case.ts';
import { areShortcutsEnabled } from '../../browser/shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

test('has its groups side by side on a wide screen', async () => {
  const screen = await renderApp(<ShortcutsDialog open onOpenChange={() => undefined} />);
  const rectOf = (name: string) => screen.getByRole('heading', { name }).element().getBoundingClientRect();
  await expect.element(screen.getByRole('heading', { name: 'In a scenario' })).toBeVisible();
  expect(rectOf('In a scenario').top).toBe(rectOf('Everywhere').top);
});

test('has the pages in a column of their own once signed in', async () => {
  signInAs({});
  const screen = await renderApp(<ShortcutsDialog open onOpenChange={() => undefined} />);
  const rectOf = (name: string) => screen.getByRole('heading', { name }).element().getBoundingClientRect();
  await expect.element(screen.getByRole('heading', { name: 'Search and pages' })).toBeVisible();
  expect(rectOf('Search and pages').top).toBe(rectOf('Everywhere').top);
  expect(rectOf('In a scenario').left).toBe(rectOf('Everywhere').left);
});

test('leaves out the keys to the pages in mid-case, where they do not work, but not the search', async () => {
  signInAs({});
  const screen = await renderApp(<InCase />);
  await expect.element(screen.getByText('In a scenario')).toBeVisible();
  await expect.element(screen.getByText('Search', { exact: true })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Search and pages' }).elements()).toEqual([]);
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

function InCase() {
  useMarkCaseActive();
  return <ShortcutsDialog open onOpenChange={() => undefined} />;
}
