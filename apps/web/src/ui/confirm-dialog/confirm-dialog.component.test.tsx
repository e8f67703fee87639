import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeletingProps {
  readonly onConfirm: () => void;
  readonly pending?: boolean;
  readonly failure?: string;
}

function Deleting({ onConfirm, pending = false, failure }: DeletingProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete post
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your post?"
        text="This cannot be undone."
        cancel="Cancel"
        confirm="Delete"
        pending={pending}
        onConfirm={onConfirm}
      >
        {failure && <p>{failure}</p>}
      </ConfirmDialog>
    </>
  );
}

describe('a confirmation', () => {
  test('asks with a name and a description, and acts only on its confirming button', async () => {
    const onConfirm = vi.fn();
    const screen = await render(<Deleting onConfirm={onConfirm} />);
    await screen.getByRole('button', { name: 'Delete post' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Delete your post?' });
    await expect.element(dialog).toHaveAccessibleDescription('This cannot be undone.');
    expect(onConfirm).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  test.each(['Cancel', 'Escape'])('is called off by %s, and gives the focus back', async (way) => {
    const onConfirm = vi.fn();
    const screen = await render(<Deleting onConfirm={onConfirm} />);
    await screen.getByRole('button', { name: 'Delete post' }).click();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Delete post' })).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('cannot be confirmed twice while it is under way', async () => {
    const onConfirm = vi.fn();
    const screen = await render(<Deleting pending onConfirm={onConfirm} />);
    await screen.getByRole('button', { name: 'Delete post' }).click();
    const confirm = screen.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
    await confirm.click({ force: true });
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('says what went wrong inside the dialog', async () => {
    const screen = await render(<Deleting failure="Please try again." onConfirm={() => undefined} />);
    await screen.getByRole('button', { name: 'Delete post' }).click();
    await expect.element(screen.getByRole('dialog').getByText('Please try again.')).toBeVisible();
  });
});
