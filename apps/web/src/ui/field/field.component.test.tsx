import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { SearchInput } from './search-input.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

const controls = {
  input: <TextInput />,
  'text area': <Textarea />,
  select: (
    <Select>
      <option>Nursing</option>
    </Select>
  ),
  'search field': <SearchInput value="" onText={() => {}} />,
};

describe('a field', () => {
  test.each(Object.entries(controls))('labels and describes its %s', async (_name, control) => {
    const screen = await render(
      <Field label="Career path" help="You can change it later.">
        {control}
      </Field>,
    );
    const labeled = screen.getByLabelText('Career path');
    await expect.element(labeled).toHaveAccessibleDescription('You can change it later.');
    await expect.element(labeled).toBeValid();
    await screen.getByText('Career path').click();
    await expect.element(labeled).toHaveFocus();
  });

  test('says what is wrong, after its help', async () => {
    const screen = await render(
      <Field label="Title" help="A few words." error="Required">
        <TextInput />
      </Field>,
    );
    const title = screen.getByRole('textbox', { name: 'Title' });
    await expect.element(title).toBeInvalid();
    await expect.element(title).toHaveAccessibleDescription('A few words. Required');
  });

  test('loses its error without losing what was typed', async () => {
    const titleWith = (error: string | undefined) => (
      <Field label="Title" error={error}>
        <TextInput />
      </Field>
    );
    const screen = await render(titleWith('Required'));
    await screen.getByRole('textbox').fill('Sepsis');
    await screen.rerender(titleWith(undefined));
    await expect.element(screen.getByText('Required')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('textbox')).toBeValid();
    await expect.element(screen.getByRole('textbox')).toHaveValue('Sepsis');
  });

  test('of a search is emptied by its own button, which leaves the focus in it', async () => {
    const Search = () => {
      const [text, setText] = useState('sepsis');
      return (
        <Field label="Search">
          <SearchInput value={text} onText={setText} />
        </Field>
      );
    };
    const screen = await render(<Search />);
    const clear = screen.getByRole('button', { name: 'Clear search' });
    await clear.click();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await expect.element(clear).not.toBeInTheDocument();
  });

  test('takes the id that something else points at', async () => {
    const screen = await render(
      <Field id="title" label="Title">
        <TextInput />
      </Field>,
    );
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('id', 'title');
  });
});
