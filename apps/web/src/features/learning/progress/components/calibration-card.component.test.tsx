import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { CalibrationCard } from './calibration-card.tsx';

test('on a phone, a confidence’s figures stay beside it, one below the other', async () => {
  await page.viewport(360, 780);
  const screen = await renderApp(
    <CalibrationCard calibration={[{ confidence: 'unsure', answered: 5, correct: 0 }]} />,
  );
  const name = screen.getByText('Unsure');
  await expect.element(name).toBeVisible();
  const figures = screen.getByRole('definition').element();
  expect(figures.textContent).toContain('0 of 5 correct');
  const later = screen.getByText('Percentage after 10 answers').element();
  expect(figures.getBoundingClientRect().left).toBeGreaterThan(name.element().getBoundingClientRect().right);
  expect(later.getBoundingClientRect().right).toBeCloseTo(figures.getBoundingClientRect().right);
  // At most two lines.
  expect(figures.getBoundingClientRect().height).toBeLessThan(48);
});
