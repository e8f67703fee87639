import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SwatchGroup } from './swatch-group.tsx';

const swatches = [
  { value: 'short', label: 'Short', picture: <svg /> },
  { value: 'long', label: 'Long', picture: <svg /> },
];

test('swatches are radio buttons: one is chosen, with arrow keys too', async () => {
  const onChoose = vi.fn();
  const screen = await render(
    <SwatchGroup legend="Hair" swatches={swatches} chosen={['short']} onChoose={onChoose} />,
  );
  await expect.element(screen.getByRole('group', { name: 'Hair' })).toBeVisible();
  screen.getByRole('radio', { name: 'Short' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChoose.mock.calls).toEqual([['long']]);
});

test('they are checkboxes if several can be chosen', async () => {
  const onChoose = vi.fn();
  const screen = await render(
    <SwatchGroup
      multiple
      legend="Accessories"
      help="The last three are shown."
      swatches={swatches}
      chosen={['short', 'long']}
      onChoose={onChoose}
    />,
  );
  await expect.element(screen.getByRole('group')).toHaveAccessibleDescription('The last three are shown.');
  for (const box of screen.getByRole('checkbox').all()) await expect.element(box).toBeChecked();
  await screen.getByRole('checkbox', { name: 'Long' }).click();
  expect(onChoose.mock.calls).toEqual([['long']]);
});

test('the longest name of an accessory stays on one line, on a phone too', async () => {
  const longest = { value: 'stethoscope', label: 'Stethoscope', picture: <svg width="40" height="40" /> };
  const screen = await render(
    <div lang="en" style={{ width: 296 }}>
      <SwatchGroup
        multiple
        legend="Accessories"
        swatches={[...swatches, longest]}
        chosen={['stethoscope']}
        onChoose={() => undefined}
      />
    </div>,
  );
  const heightOf = (name: string) => screen.getByText(name).element().getBoundingClientRect().height;
  await expect.element(screen.getByText('Stethoscope')).toBeVisible();
  expect(heightOf('Stethoscope')).toBe(heightOf('Short'));
});
