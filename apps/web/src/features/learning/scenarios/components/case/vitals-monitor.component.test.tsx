import { expect, test } from 'vitest';
import { renderApp } from '../../../../../../testing/render-app.tsx';
import { VitalsMonitor } from './vitals-monitor.tsx';

test('a reading that shows its previous value is not marked as new as well', async () => {
  const screen = await renderApp(
    <VitalsMonitor
      vitals={{ heartRate: 116, respiratoryRate: 24 }}
      group="adult"
      newVitals={['heartRate', 'respiratoryRate']}
      previousVitals={{ heartRate: 92 }}
      areEarlier={false}
    />,
  );
  await expect.element(screen.getByText('was 92')).toBeVisible();
  expect(screen.getByText('New', { exact: true }).elements()).toHaveLength(1);
});
