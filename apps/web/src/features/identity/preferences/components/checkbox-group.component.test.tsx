import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { CheckboxGroup } from '../../../../ui/checkbox/checkbox-group.tsx';
import { OptionalSelect } from './optional-select.tsx';

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
  { value: 'c', label: 'Cherry' },
] as const;
type Fruit = (typeof options)[number]['value'];

test('a checkbox group keeps the order of its options, whatever the order of ticking', async () => {
  let chosen: readonly Fruit[] = [];
  function Fruits() {
    const [value, setValue] = useState<readonly Fruit[]>(['c']);
    chosen = value;
    return (
      <CheckboxGroup legend="Fruit" help="Any number." options={options} chosen={value} onChange={setValue} />
    );
  }
  const screen = await renderApp(<Fruits />);
  await expect
    .element(screen.getByRole('group', { name: 'Fruit' }))
    .toHaveAccessibleDescription('Any number.');
  await screen.getByRole('checkbox', { name: 'Apple' }).click();
  expect(chosen).toEqual(['a', 'c']);
  await screen.getByRole('checkbox', { name: 'Cherry' }).click();
  expect(chosen).toEqual(['a']);
});

test('an optional select can be cleared again', async () => {
  let chosen: Fruit | null = null;
  function Fruits() {
    const [value, setValue] = useState<Fruit | null>(null);
    chosen = value;
    return <OptionalSelect label="Fruit" options={options} value={value} onChange={setValue} />;
  }
  const screen = await renderApp(<Fruits />);
  const select = screen.getByRole('combobox', { name: 'Fruit' });
  await select.selectOptions('Banana');
  expect(chosen).toBe('b');
  await select.selectOptions('');
  expect(chosen).toBeNull();
});
