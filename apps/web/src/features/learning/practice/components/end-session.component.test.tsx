import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { DeleteSession } from './delete-session.tsx';
import { EndSession } from './end-session.tsx';

const id = '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10';

describe('ending a session', () => {
  test('waits for answers that are still on this device, and then says why it failed', async () => {
    signInAs();
    let unsent = 2;
    let fails = true;
    const onEnded = vi.fn();
    const calls = fakeApi({
      [`POST /api/practice/${id}/end`]: () =>
        fails ? refusal(503, 'unavailable') : { id, items: [], completedAt: '2026-11-20T09:00:00Z' },
    });
    const screen = await renderApp(<EndSession id={id} countUnsent={() => unsent} onEnded={onEnded} />);
    await screen.getByRole('button', { name: 'End session' }).click();
    const dialog = screen.getByRole('dialog', { name: 'End this session?' });
    const confirm = dialog.getByRole('button', { name: 'End session' });
    await confirm.click();
    await expect.element(dialog.getByText(/haven't been sent yet/)).toBeVisible();
    expect(calls).toEqual([]);
    unsent = 0;
    await confirm.click();
    await expect.element(dialog.getByText("We couldn't end the session")).toBeVisible();
    expect(onEnded).not.toHaveBeenCalled();
    fails = false;
    await confirm.click();
    await expect.poll(() => onEnded.mock.calls.length).toBe(1);
  });
});

describe('deleting a session', () => {
  test('asks first, and says that it still exists if deleting failed', async () => {
    signInAs();
    const calls = fakeApi({ [`DELETE /api/practice/${id}`]: () => refusal(503, 'unavailable') });
    function Row() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Delete session</button>
          <DeleteSession id={id} open={open} onOpenChange={setOpen} />
        </>
      );
    }
    const screen = await renderApp(<Row />);
    const open = screen.getByRole('button', { name: 'Delete session' });
    const dialog = screen.getByRole('dialog', { name: 'Delete this session?' });
    await open.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(calls).toEqual([]);
    await open.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText("We couldn't delete the session")).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
  });
});
