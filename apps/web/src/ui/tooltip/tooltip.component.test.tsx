import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const described = (
  <>
    <button type="button">Before</button>
    <Tooltip text="Your answers are kept">
      <button type="button">Leave</button>
    </Tooltip>
  </>
);

describe('a tooltip', () => {
  test('describes the control that the keyboard reaches, until Escape', async () => {
    const screen = await render(described);
    screen.getByRole('button', { name: 'Before' }).element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    const leave = screen.getByRole('button', { name: 'Leave' });
    await expect.element(leave).toHaveAccessibleDescription('Your answers are kept');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
    await expect.element(leave).not.toHaveAccessibleDescription();
    await expect.element(leave).toHaveFocus();
  });

  test('opens by hovering and goes with the pointer', async () => {
    const screen = await render(described);
    await screen.getByRole('button', { name: 'Leave' }).hover();
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await screen.getByRole('button', { name: 'Before' }).hover();
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  });

  test('goes where the window changes its size, which leaves its control elsewhere', async () => {
    const screen = await render(described);
    await screen.getByRole('button', { name: 'Leave' }).hover();
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await page.viewport(1000, 800);
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
    await page.viewport(1280, 800);
  });

  test('goes with the press', async () => {
    const screen = await render(described);
    const leave = screen.getByRole('button', { name: 'Leave' });
    await leave.hover();
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await leave.click();
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  });

  test('is not read out a second time where it is the name', async () => {
    const screen = await render(<IconButton label="Settings">*</IconButton>);
    const button = screen.getByRole('button', { name: 'Settings' });
    await button.hover();
    await expect.element(screen.getByText('Settings')).toBeVisible();
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
    await expect.element(button).not.toHaveAccessibleDescription();
  });
});
