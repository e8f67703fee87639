import { describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { UseDialog } from './use-dialog.tsx';

const place = '/api/staff/questions/3/1';

async function openDialog(use = false) {
  signInAs({ isStaff: true });
  const onOpenChange = vi.fn();
  const screen = await renderApp(
    <UseDialog question={{ scenarioId: 3, questionIndex: 1 }} use={use} open onOpenChange={onOpenChange} />,
  );
  return { onOpenChange, screen, dialog: screen.getByRole('dialog') };
}

describe('withdrawing a question', () => {
  test('asks for the reason before anything is sent', async () => {
    const calls = fakeApi({});
    const { dialog, onOpenChange } = await openDialog();
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await reason.fill('  ');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(dialog.getByText('Please give a reason.')).toBeVisible();
    await expect.element(reason).toBeInvalid();
    expect(calls).toEqual([]);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('sends the reason, closes, and confirms', async () => {
    const calls = fakeApi({ [`POST ${place}/withdraw`]: { ok: true } });
    const { dialog, screen, onOpenChange } = await openDialog();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The dose is out of date. ');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(screen.getByText('Question withdrawn')).toBeVisible();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(calls[0]).toMatchObject({
      path: `${place}/withdraw`,
      body: { reason: 'The dose is out of date.' },
    });
  });

  test('stays open with the reason if it fails', async () => {
    fakeApi({ [`POST ${place}/restore`]: () => refusal(503, 'unavailable') });
    const { dialog, onOpenChange } = await openDialog(true);
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await reason.fill('Corrected.');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect.element(dialog.getByText(/isn't available/)).toBeVisible();
    await expect.element(reason).toHaveValue('Corrected.');
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
