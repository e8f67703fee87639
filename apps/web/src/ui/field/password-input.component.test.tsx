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
