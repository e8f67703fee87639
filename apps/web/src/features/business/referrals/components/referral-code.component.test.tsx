import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { ReferralCode } from './referral-code.tsx';

const buttons = ['Copy link', 'Copy code'] as const;

test('with a code, each button copies its own', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderApp(<ReferralCode code="ANNA" />);
  const shown = screen.getByRole('button', { name: /^Copy/ });
  await expect.poll(() => shown.elements().map(({ textContent }) => textContent)).toEqual(buttons);
  for (const name of buttons) await screen.getByRole('button', { name }).click();
  expect(write.mock.calls).toEqual([[`${location.origin}/pricing?ref=ANNA`], ['ANNA']]);
  await expect.element(screen.getByText('Code Copied!')).toBeVisible();
  write.mockRestore();
});

test('without a code, the buttons do nothing, and there is no link', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderApp(<ReferralCode code="" />);
  for (const name of buttons) await screen.getByRole('button', { name }).click();
  expect(write).not.toHaveBeenCalled();
  expect(screen.container.textContent).not.toContain('ref=');
  write.mockRestore();
});

test('a failure to copy is reported', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  const screen = await renderApp(<ReferralCode code="ANNA" />);
  await screen.getByRole('button', { name: 'Copy code' }).click();
  await expect.element(screen.getByText('Copy Failed')).toBeVisible();
  await expect.element(screen.getByText('Please copy it manually.')).toBeVisible();
  write.mockRestore();
});
