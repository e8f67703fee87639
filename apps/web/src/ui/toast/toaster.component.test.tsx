import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { currentToast, dismissToast, toast, queueToast } from './toast.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  for (let shown = currentToast(); shown; shown = currentToast()) dismissToast(shown.key);
});

describe('notifications', () => {
  test('are shown one at a time: a new one takes the place of the last', async () => {
    const screen = await render(<Toaster />);
    toast({ title: 'First' });
    toast({ title: 'Second' });
    await expect.element(screen.getByText('Second')).toBeVisible();
    await expect.element(screen.getByText('First')).not.toBeInTheDocument();
  });

  test('can wait for the one on screen', async () => {
    const screen = await render(<Toaster />);
    toast({ title: 'First' });
    queueToast({ title: 'Second' });
    await expect.element(screen.getByText('First')).toBeVisible();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByText('Second')).toBeVisible();
  });

  test('interrupt a screen reader only when something failed', async () => {
    const screen = await render(<Toaster />);
    toast({ title: 'Saved' });
    await expect.element(screen.getByText('Saved')).toBeVisible();
    const liveOf = (text: string) => screen.getByText(text).element().closest('[aria-live]')?.ariaLive;
    expect(liveOf('Saved')).toBe('polite');
    toast({ title: 'Sign in failed', variant: 'destructive' });
    await expect.element(screen.getByText('Sign in failed')).toBeVisible();
    expect(liveOf('Sign in failed')).toBe('assertive');
  });
});
