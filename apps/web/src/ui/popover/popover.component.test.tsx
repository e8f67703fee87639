import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Popover } from './popover.tsx';

const inside = <button type="button">Inside</button>;

describe('a popover', () => {
  test('opens under its button and closes by Escape, with the focus on the button', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(
      <Popover label="Theme" icon="*" onOpenChange={onOpenChange}>
        {inside}
      </Popover>,
    );
    const button = screen.getByRole('button', { name: 'Theme' });
    await button.click();
    const panel = screen.getByRole('group', { name: 'Theme' });
    await expect.element(panel).toBeVisible();
    expect(panel.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      button.element().getBoundingClientRect().bottom,
    );
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Inside' })).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(onOpenChange.mock.lastCall).toEqual([false]);
  });

  test('opened by keyboard leads to the chosen one of its options, and back by Escape', async () => {
    const screen = await render(
      <Popover label="Theme" icon="*">
        <input type="radio" name="theme" aria-label="Light" />
        <input type="radio" name="theme" aria-label="Dark" defaultChecked />
      </Popover>,
    );
    const button = screen.getByRole('button', { name: 'Theme' });
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });

  test('that closes as it is taken away has said so', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(
      <Popover label="Theme" icon="*" defaultOpen onOpenChange={onOpenChange}>
        {inside}
      </Popover>,
    );
    const panel = screen.getByRole('group', { name: 'Theme' });
    await expect.element(panel).toBeVisible();
    (panel.element() as HTMLElement).hidePopover();
    await screen.unmount();
    expect(onOpenChange.mock.lastCall).toEqual([false]);
  });

  test('closes by a press elsewhere', async () => {
    const screen = await render(
      <>
        <p className="mt-60">Elsewhere</p>
        <Popover label="Theme" icon="*">
          {inside}
        </Popover>
      </>,
    );
    await screen.getByRole('button', { name: 'Theme' }).click();
    await expect.element(screen.getByRole('button', { name: 'Inside' })).toBeVisible();
    await screen.getByText('Elsewhere').click();
    await expect.element(screen.getByRole('button', { name: 'Inside' })).not.toBeInTheDocument();
  });

  test('hands its content the function that closes it', async () => {
    const screen = await render(
      <Popover label="More" icon="*">
        {(close) => (
          <button type="button" onClick={close}>
            Done
          </button>
        )}
      </Popover>,
    );
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByRole('button', { name: 'Done' })).not.toBeInTheDocument();
  });

  test('stays within the window in both directions', async () => {
    for (const direction of ['ltr', 'rtl']) {
      const screen = await render(
        <div dir={direction}>
          <Popover label={direction} icon="*" defaultOpen>
            {inside}
          </Popover>
        </div>,
      );
      const panel = screen.getByRole('group', { name: direction });
      await expect.element(panel).toBeVisible();
      const { left, right } = panel.element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      await screen.unmount();
    }
  });

  test('opens above a button at the bottom of the window, and clear of the bar there', async () => {
    const screen = await render(
      <>
        <div className="fixed bottom-20">
          <Popover label="More" icon="*">
            <p className="h-40">Inside</p>
          </Popover>
        </div>
        <nav data-bottom-bar="" className="fixed inset-x-0 bottom-0 h-14" />
      </>,
    );
    const button = screen.getByRole('button', { name: 'More' });
    await button.click();
    const panel = screen.getByRole('group', { name: 'More' });
    await expect.element(panel).toBeVisible();
    const { top, bottom } = panel.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top);
  });

  test('is as high as the room that it has, and scrolls', async () => {
    const screen = await render(
      <div className="fixed top-20">
        <Popover label="More" icon="*">
          <p className="h-500">Inside</p>
        </Popover>
        <nav data-bottom-bar="" className="fixed inset-x-0 bottom-0 h-14" />
      </div>,
    );
    await screen.getByRole('button', { name: 'More' }).click();
    const panel = screen.getByRole('group', { name: 'More' });
    await expect.element(panel).toBeVisible();
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
    expect(panel.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.top ?? 0);
  });
});
