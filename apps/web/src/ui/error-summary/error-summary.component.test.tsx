import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field } from '../field/field.tsx';
import { TextInput } from '../field/text-input.tsx';
import { ErrorSummary } from './error-summary.tsx';

const form = (attempt: number, texts: readonly string[]) => (
  <>
    <ErrorSummary
      title="There is a problem"
      errors={texts.map((text) => ({ fieldId: text.toLowerCase(), text: `${text}: Required` }))}
      attempt={attempt}
    />
    <Field id="email" label="Email">
      <TextInput />
    </Field>
    <Field id="password" label="Password">
      <TextInput />
    </Field>
  </>
);

describe('an error summary', () => {
  test('is not there while nothing is wrong', async () => {
    const screen = await render(form(1, []));
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('brings the focus to the first field with an error, with every attempt and not between them', async () => {
    const screen = await render(form(0, []));
    await screen.rerender(form(1, ['Email', 'Password']));
    const email = screen.getByRole('textbox', { name: 'Email' });
    await expect.element(email).toHaveFocus();
    const password = screen.getByRole('textbox', { name: 'Password' });
    await password.click();
    await screen.rerender(form(1, ['Email']));
    await expect.element(password).toHaveFocus();
    await screen.rerender(form(2, ['Email']));
    await expect.element(email).toHaveFocus();
  });

  test('leads from each line to its field', async () => {
    const screen = await render(form(1, ['Email', 'Password']));
    await expect.element(screen.getByRole('alert').getByText(/^There is a problem/)).toBeVisible();
    await screen.getByRole('link', { name: 'Password: Required' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Password' })).toHaveFocus();
    await screen.getByRole('link', { name: 'Email: Required' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });
});
