import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from './checkbox.tsx';

function Terms({ error }: { readonly error?: string }) {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox
      label="I accept the terms"
      help="They open in a new tab."
      error={error}
      checked={checked}
      onChange={(event) => setChecked(event.target.checked)}
    />
  );
}

describe('a checkbox', () => {
  test('is ticked by its label and unticked by the space bar', async () => {
    const screen = await render(<Terms />);
    const terms = screen.getByRole('checkbox', { name: 'I accept the terms' });
    await screen.getByText('I accept the terms').click();
    await expect.element(terms).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(terms).not.toBeChecked();
  });

  test('is described by its help, and by its error once it has one', async () => {
    const screen = await render(<Terms />);
    const terms = screen.getByRole('checkbox');
    await expect.element(terms).toHaveAccessibleDescription('They open in a new tab.');
    await expect.element(terms).toBeValid();
    await screen.rerender(<Terms error="Please accept them." />);
    await expect.element(terms).toHaveAccessibleDescription('They open in a new tab. Please accept them.');
    await expect.element(terms).toBeInvalid();
  });
});
