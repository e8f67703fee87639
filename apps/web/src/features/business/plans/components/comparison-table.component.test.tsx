import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { ComparisonTable } from './comparison-table.tsx';

async function showTable(width: number) {
  await page.viewport(width, 740);
  const screen = await renderApp(
    <div style={{ padding: 16 }}>
      <ComparisonTable />
    </div>,
  );
  const region = screen.getByRole('region', { name: 'Compare plans' });
  await expect.element(region).toBeVisible();
  return { screen, box: region.element() };
}

test.each([320, 360])(
  'at %d px all plans are fully in view, each feature above its values',
  async (width) => {
    const { box } = await showTable(width);
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    const cut = [...box.querySelectorAll('th, td')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
    expect(cut.map((cell) => cell.textContent)).toEqual([]);
    const [feature, value] = ['th[scope=rowgroup]', 'td'].map((part) =>
      box.querySelector(`tbody ${part}`)!.getBoundingClientRect(),
    );
    expect(feature!.height).toBeGreaterThan(0);
    expect(feature!.bottom).toBeLessThanOrEqual(value!.top + 1);
  },
);
