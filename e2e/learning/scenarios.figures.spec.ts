import { ecgInWords } from '@rounds/contract/learning/scenarios.figures.rules';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoOverflow, smallPhone } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('an ECG and a chart are drawn beside their descriptions, and a small phone can scroll them', async ({
  page,
  learner,
  api,
}) => {
  const scenarios = await api.scenarios(learner.token);
  const withStrip = scenarios.find(({ scenario }) => scenario.findings?.some(({ ecg }) => ecg))!;
  const strips = withStrip.scenario.findings!.flatMap(({ ecg = [] }) => ecg);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/scenarios/${withStrip.id}`);
    for (const strip of strips) {
      await expect(page.getByRole('img', { name: ecgInWords(strip) })).toBeVisible();
    }
    await expect(page.getByText('Schematic rhythm strip')).toBeVisible();
    await expectNoViolations(page);
  }
  const withTable = scenarios.find(({ scenario }) => scenario.findings?.some(({ table }) => table))!;
  const { title, table } = withTable.scenario.findings!.find((finding) => finding.table)!;
  await page.goto(`/scenarios/${withTable.id}`);
  const chart = page.getByRole('table', { name: title });
  await expect(chart.getByRole('columnheader')).toHaveText(table!.columns);
  await expect(chart.getByRole('row')).toHaveCount(table!.rows.length + 1);
  await expectNoViolations(page);

  await page.setViewportSize(smallPhone);
  await page.evaluate(() => localStorage.setItem('rounds.language', 'ar'));
  await page.goto(`/scenarios/${withStrip.id}`);
  await expect(page.getByText('رسم توضيحي لشريط نظم القلب')).toBeVisible();
  const drawn = page.getByRole('img', { name: ecgInWords(strips[0]!) });
  await drawn.scrollIntoViewIfNeeded();
  // Its start, on the left in any language, is visible first.
  expect((await drawn.boundingBox())!.x).toBeGreaterThanOrEqual(0);
  await expectNoOverflow(page);
});
