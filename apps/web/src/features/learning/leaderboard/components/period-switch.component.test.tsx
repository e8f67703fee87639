import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { PeriodSwitch } from './period-switch.tsx';

test('the period is switched by mouse and by arrow keys', async () => {
  function Switch() {
    const [period, setPeriod] = useState<'all' | 'week'>('all');
    return <PeriodSwitch period={period} onChange={setPeriod} />;
  }
  const screen = await renderApp(<Switch />);
  await expect.element(screen.getByRole('group', { name: 'Period' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'All time' })).toBeChecked();
  await screen.getByText('This week').click();
  await expect.element(screen.getByRole('radio', { name: 'This week' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: 'All time' })).toBeChecked();
});
