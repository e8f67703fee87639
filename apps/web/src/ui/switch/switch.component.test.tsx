import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch } from './switch.tsx';

function Emails({ disabled = false }: { readonly disabled?: boolean }) {
  const [checked, setChecked] = useState(false);
  return (
    <Switch
      label="Emails"
      help="Once a day at most."
      checked={checked}
      onChange={setChecked}
      disabled={disabled}
    />
  );
}

describe('a switch', () => {
  test('has a role, a name, a description and a state', async () => {
    const screen = await render(<Emails />);
    const emails = screen.getByRole('switch', { name: 'Emails' });
    await expect.element(emails).toHaveAccessibleDescription('Once a day at most.');
    await expect.element(emails).not.toBeChecked();
  });

  test('turns on by its label and off by the space bar', async () => {
    const screen = await render(<Emails />);
    const emails = screen.getByRole('switch');
    await screen.getByText('Emails').click();
    await expect.element(emails).toBeChecked();
    await expect.element(emails).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(emails).not.toBeChecked();
  });

  test('stays as it is while disabled', async () => {
    const screen = await render(<Emails disabled />);
    await screen.getByText('Emails').click({ force: true });
    await expect.element(screen.getByRole('switch')).toBeDisabled();
    await expect.element(screen.getByRole('switch')).not.toBeChecked();
  });
});
