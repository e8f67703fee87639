import { expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { ComparisonTable } from './comparison-table.tsx';

test('on a phone, what a row is about stays beside the plan that was scrolled to', async () => {
  const screen = await renderApp(
    <div style={{ width: 328 }}>
      <ComparisonTable />
    </div>,
  );
  const region = screen.getByRole('region', { name: 'Compare plans' });
  await expect.element(region).toBeVisible();
  const box = region.element();
  box.scrollLeft = box.scrollWidth;
  expect(box.scrollLeft).toBeGreaterThan(0);
  const left = screen.getByRole('rowheader').first().element().getBoundingClientRect().left;
  expect(Math.abs(left - box.getBoundingClientRect().left)).toBeLessThan(2);
});
