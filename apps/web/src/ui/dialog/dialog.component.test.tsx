import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
});
