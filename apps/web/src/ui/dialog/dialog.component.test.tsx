import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toast } from '../toast/toast.ts';
import { Toaster } from '../toast/toaster.tsx';
import { Dialog } from './dialog.tsx';

function Asking({ mustAnswer = false }: { readonly mustAnswer?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Leave the scenario?"
        description="Your answers are kept."
        mustAnswer={mustAnswer}
        footer={
          <button type="button" onClick={() => setOpen(false)}>
            Leave
          </button>
        }
      />
    </>
  );
}

describe('a dialog', () => {
  test('is named and described by its own words', async () => {
    const screen = await render(<Asking />);
    await screen.getByRole('button', { name: 'Ask' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Leave the scenario?' });
    await expect.element(dialog).toHaveAccessibleDescription('Your answers are kept.');
  });

  test.each(['Escape', 'Close'])('closes by %s and gives the focus back', async (way) => {
    const screen = await render(<Asking />);
    await screen.getByRole('button', { name: 'Ask' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });

  test('that must be answered stays until it is', async () => {
    const screen = await render(<Asking mustAnswer />);
    await screen.getByRole('button', { name: 'Ask' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Leave' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('focuses its first field, not the way out', async () => {
    const screen = await render(
      <Dialog open onOpenChange={() => undefined} title="New Post">
        <input aria-label="Title" />
      </Dialog>,
    );
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  });

  test('focuses its title where its text scrolls', async () => {
    const screen = await render(
      <Dialog open onOpenChange={() => undefined} title="Keyboard shortcuts">
        <div style={{ height: 3000 }} />
        <input aria-label="Enabled" type="checkbox" />
      </Dialog>,
    );
    await expect.element(screen.getByRole('heading', { name: 'Keyboard shortcuts' })).toHaveFocus();
  });

  test('focuses an action where it has no field', async () => {
    const screen = await render(<Asking />);
    await screen.getByRole('button', { name: 'Ask' }).click();
    await expect.element(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
  });

  test('shows notifications in front of its backdrop, and gives them back to the page', async () => {
    const screen = await render(
      <>
        <Asking />
        <Toaster />
      </>,
    );
    await screen.getByRole('button', { name: 'Ask' }).click();
    toast({ title: 'Check the highlighted fields', variant: 'destructive' });
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText('Check the highlighted fields')).toBeVisible();
    expect(screen.getByText('Check the highlighted fields').elements()).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Check the highlighted fields')).toBeVisible();
  });
});
