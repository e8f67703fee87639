import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/dialog.tsx';
import { currentToast, dismissToast, toast, queueToast } from './toast.ts';
import { ToastPlace } from './toast-place.tsx';
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

  test('say where they end while one is shown, and leave the page alone otherwise', async () => {
    const screen = await render(<Toaster />);
    const changes: string[] = [];
    const { style } = document.documentElement;
    await expect.poll(() => style.getPropertyValue('--toast-bottom')).toBe('');
    const observer = new MutationObserver(() => changes.push(style.getPropertyValue('--toast-bottom')));
    observer.observe(document.documentElement, { attributeFilter: ['style'] });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    expect(changes).toEqual([]);
    toast({ title: 'Saved' });
    await expect.poll(() => Number.parseInt(style.getPropertyValue('--toast-bottom'), 10)).toBeGreaterThan(0);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => style.getPropertyValue('--toast-bottom')).toBe('');
    observer.disconnect();
  });

  test('that belong to the screen appear in its place for them, the others over the page', async () => {
    const page = (hasPlace: boolean) => (
      <>
        <Toaster />
        <div id="place">{hasPlace && <ToastPlace />}</div>
      </>
    );
    const screen = await render(page(true));
    const region = screen.getByRole('region', { name: 'Notifications (F8)', includeHidden: true });
    const isPlaced = () => region.element().closest('#place') !== null;
    for (const [title, inPlace, hasPlace] of [
      ['Not quite right', true, true],
      ['Not saved', false, true],
      ['Correct!', true, false],
    ] as const) {
      await screen.rerender(page(hasPlace));
      toast({ title, inPlace });
      await expect.element(region).toHaveTextContent(title);
      expect(isPlaced()).toBe(inPlace && hasPlace);
    }
  });

  test('are one region, whatever dialogs open and close', async () => {
    const page = (open: boolean, asking: boolean) => (
      <>
        <Toaster />
        <Dialog open={open} onOpenChange={() => {}} title="Share" />
        <Dialog open={asking} onOpenChange={() => {}} title="Sure?" />
      </>
    );
    const screen = await render(page(false, false));
    const regions = () => document.querySelectorAll('[aria-label="Notifications (F8)"]');
    const counts = new Set([regions().length]);
    const observer = new MutationObserver(() => counts.add(regions().length));
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    const region = screen.getByRole('region', { name: 'Notifications (F8)', includeHidden: true });
    const steps = [
      [true, false],
      [true, true],
      [true, false],
      [false, false],
    ] as const;
    for (const [index, [open, asking]] of steps.entries()) {
      toast({ title: `Step ${index}` });
      await screen.rerender(page(open, asking));
      await expect.element(region).toHaveTextContent(`Step ${index}`);
      expect(region.element().closest('dialog') !== null).toBe(open);
    }
    observer.disconnect();
    expect([...counts]).toEqual([1]);
  });
});
