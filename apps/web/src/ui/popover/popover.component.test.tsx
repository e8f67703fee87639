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
});
