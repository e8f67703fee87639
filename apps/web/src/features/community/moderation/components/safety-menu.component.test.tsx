import { describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { SafetyMenu } from './safety-menu.tsx';

const grace = { id: 8, username: 'grace' };

describe('the safety menu', () => {
  test('requires a reason for a report, and says if it is missing', async () => {
    signInAs();
    const calls = fakeApi({ 'POST /api/reports': { ok: true } });
    const screen = await renderApp(<SafetyMenu kind="forum_post" id={3} person={grace} />);
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.getByRole('button', { name: 'Report' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Report this' });
    await dialog.getByRole('button', { name: /report/i }).click();
    await expect.element(dialog.getByText('Please choose a reason.')).toBeVisible();
    expect(calls).toEqual([]);
    await dialog.getByRole('radio', { name: 'Unsafe clinical advice' }).click();
    await dialog.getByRole('button', { name: /report/i }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { kind: 'forum_post', id: 3, reason: 'unsafe-advice', message: '' },
    ]);
  });

  test('keeps an unsent report, even if it is closed and opened again', async () => {
    signInAs();
    let fails = true;
    fakeApi({ 'POST /api/reports': () => (fails ? refusal(503, 'unavailable') : { ok: true }) });
    const screen = await renderApp(<SafetyMenu kind="forum_post" id={3} person={grace} />);
    const dialog = screen.getByRole('dialog', { name: 'Report this' });
    const message = dialog.getByRole('textbox', { name: 'Tell us more' });
    const open = async () => {
      await screen.getByRole('button', { name: 'More' }).click();
      await screen.getByRole('button', { name: 'Report' }).click();
    };
    await open();
    await dialog.getByRole('radio', { name: 'Unsafe clinical advice' }).click();
    await message.fill('That dose is ten times too high.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect.element(dialog.getByText(/isn't available right now/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await open();
    await expect.element(message).toHaveValue('That dose is ten times too high.');
    await expect.element(dialog.getByRole('radio', { name: 'Unsafe clinical advice' })).toBeChecked();
    fails = false;
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await open();
    await expect.element(message).toHaveValue('');
  });

  test('blocks somebody after a confirmation', async () => {
    signInAs();
    const onBlocked = vi.fn();
    const calls = fakeApi({ 'PUT /api/blocks/8': { ok: true } });
    const screen = await renderApp(
      <SafetyMenu kind="forum_post" id={3} person={grace} onBlocked={onBlocked} />,
    );
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.getByRole('button', { name: /grace/ }).click();
    expect(calls).toEqual([]);
    await screen
      .getByRole('dialog', { name: /grace/ })
      .getByRole('button', { name: /^Block/ })
      .click();
    await expect.poll(() => onBlocked.mock.calls.length).toBe(1);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /api/blocks/8']);
  });

  test('offers no blocking if the account is deleted', async () => {
    signInAs();
    const screen = await renderApp(<SafetyMenu kind="forum_post" id={3} person={null} />);
    await screen.getByRole('button', { name: 'More' }).click();
    await expect.element(screen.getByRole('button', { name: 'Report' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Block/ })).not.toBeInTheDocument();
  });
});
