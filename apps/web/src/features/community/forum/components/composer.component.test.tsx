import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Composer } from './composer.tsx';

function Reply() {
  const [value, setValue] = useState('');
  return (
    <Field label="Reply">
      <Composer value={value} onChange={setValue} maxLength={500} />
    </Field>
  );
}

async function typeMention() {
  signInAs();
  fakeApi({
    'GET /api/forum/names': [
      { id: 1, username: 'grace' },
      { id: 2, username: 'greta' },
    ],
  });
  const screen = await renderApp(<Reply />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('Thanks @gr');
  await expect.element(screen.getByRole('listbox', { name: 'People' })).toBeVisible();
  return screen;
}

describe('name completion', () => {
  test('inserts the name chosen with the arrow keys, and continues after it', async () => {
    const screen = await typeMention();
    await expect
      .element(screen.getByRole('option', { name: 'grace' }))
      .toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}for that');
    await expect.element(screen.getByRole('textbox')).toHaveValue('Thanks @greta for that');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  });

  test('inserts a pressed name and keeps the focus in the text', async () => {
    const screen = await typeMention();
    await screen.getByRole('option', { name: 'greta' }).click();
    await expect.element(screen.getByRole('textbox')).toHaveValue('Thanks @greta ');
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
  });

  test('is dismissed with Escape, and leaves the text alone', async () => {
    const screen = await typeMention();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('textbox')).toHaveValue('Thanks @gr');
  });
});
