import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'on', label: '5 minutes' },
  { value: 'longer', label: '10 minutes' },
  { value: 'off', label: 'No time limit' },
] as const;

interface LimitProps {
  readonly error?: string;
  readonly disabled?: boolean;
}

function Limit({ error, disabled = false }: LimitProps) {
  const [value, setValue] = useState<'on' | 'longer' | 'off'>();
  return (
    <RadioGroup
      legend="Time limit"
      options={options}
      value={value}
      onChange={setValue}
      error={error}
      disabled={disabled}
    />
  );
}

describe('a radio group', () => {
  test('is named by its legend and starts without a choice', async () => {
    const screen = await render(<Limit />);
    await expect.element(screen.getByRole('group', { name: 'Time limit' })).toBeVisible();
    for (const radio of screen.getByRole('radio').all()) await expect.element(radio).not.toBeChecked();
  });

  test('has one choice at a time, by mouse and by arrow keys', async () => {
    const screen = await render(<Limit />);
    await screen.getByText('5 minutes').click();
    await expect.element(screen.getByRole('radio', { name: '5 minutes' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('radio', { name: '10 minutes' })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: '10 minutes' })).toHaveFocus();
    await expect.element(screen.getByRole('radio', { name: '5 minutes' })).not.toBeChecked();
  });

  test('is described by its error', async () => {
    const screen = await render(<Limit error="Please choose one." />);
    await expect.element(screen.getByRole('group')).toHaveAccessibleDescription('Please choose one.');
  });

  test('offers nothing while disabled', async () => {
    const screen = await render(<Limit disabled />);
    for (const radio of screen.getByRole('radio').all()) await expect.element(radio).toBeDisabled();
  });
});
