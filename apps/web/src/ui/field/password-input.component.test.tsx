import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

test('a password is shown on demand, and nothing of it is lost', async () => {
  const screen = await render(
    <Field label="Password" help="At least 8 characters">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText('Password', { exact: true });
  await expect.element(input).toHaveAccessibleDescription('At least 8 characters');
  await input.fill('correct horse');
  await expect.element(input).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('correct horse');
});

test('in a right-to-left language its button is at the end of what is typed, not over the beginning', async () => {
  const screen = await render(
    <div dir="rtl" style={{ width: 300 }}>
      <PasswordInput aria-label="Password" dir="ltr" />
    </div>,
  );
  const input = screen.getByLabelText('Password', { exact: true }).element();
  const button = screen.getByRole('button', { name: 'Show password' }).element();
  expect(getComputedStyle(input).direction).toBe('ltr');
  expect(Number.parseFloat(getComputedStyle(input).paddingRight)).toBeGreaterThanOrEqual(44);
  expect(button.getBoundingClientRect().right).toBe(input.getBoundingClientRect().right);
});
