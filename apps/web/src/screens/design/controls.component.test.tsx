import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { Controls } from './controls.tsx';

test('the specimens of choices and tabs can be tried', async () => {
  const screen = await renderApp(<Controls />);
  const ward = screen.getByRole('group', { name: 'Ward' });
  await expect.element(ward.getByRole('radio', { name: /^Emergency/ })).toBeChecked();
  await ward.getByRole('radio', { name: 'Intensive care' }).click();
  await expect.element(ward.getByRole('radio', { name: 'Intensive care' })).toBeChecked();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('All of them.');
  await screen.getByRole('tab', { name: 'Unlocked' }).click();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('The unlocked ones.');
});
