import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

function Form({ attempt, first }: { readonly attempt: number; readonly first: string | undefined }) {
  useFocusOnProblem(attempt, first);
  return (
    <>
      <input id="email" aria-label="Email" />
      <input id="password" aria-label="Password" />
    </>
  );
}

test('brings the focus to the first field with a problem, with every attempt and not between them', async () => {
  const screen = await render(<Form attempt={0} first={undefined} />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  const password = screen.getByRole('textbox', { name: 'Password' });
  await screen.rerender(<Form attempt={1} first="email" />);
  await expect.element(email).toHaveFocus();
  await password.click();
  await screen.rerender(<Form attempt={1} first="email" />);
  await expect.element(password).toHaveFocus();
  await screen.rerender(<Form attempt={2} first="email" />);
  await expect.element(email).toHaveFocus();
});
