import { Pencil, Trash2 } from 'lucide-react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActionMenu } from './action-menu.tsx';

function renderMenu() {
  const onEdit = vi.fn();
  const onDelete = vi.fn();
  const actions = [
    { label: 'Edit', icon: Pencil, onPress: onEdit },
    { label: 'Delete', icon: Trash2, onPress: onDelete },
  ];
  return { onEdit, onDelete, screen: render(<ActionMenu label="Your post" actions={actions} />) };
}

describe('an action menu', () => {
  test('shows its actions only once it is opened', async () => {
    const screen = await renderMenu().screen;
    await expect.element(screen.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Your post' }).click();
    await expect.element(screen.getByRole('group', { name: 'Your post' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  test('closes and runs the pressed action, and no other', async () => {
    const { onEdit, onDelete, screen: rendering } = renderMenu();
    const screen = await rendering;
    await screen.getByRole('button', { name: 'Your post' }).click();
    await screen.getByRole('button', { name: 'Delete' }).click();
    expect(onDelete).toHaveBeenCalledOnce();
    expect(onEdit).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  test('works by keyboard, and Escape closes it', async () => {
    const { onEdit, screen: rendering } = renderMenu();
    const screen = await rendering;
    screen.getByRole('button', { name: 'Your post' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Your post' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    expect(onEdit).toHaveBeenCalledOnce();
  });
});
