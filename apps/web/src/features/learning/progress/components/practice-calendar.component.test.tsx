import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { PracticeCalendar } from './practice-calendar.tsx';

test.each([
  [360, 'You practiced on 1 day in the last 15 weeks. 5 questions answered.'],
  [768, 'You practiced on 2 days in the last 26 weeks. 12 questions answered.'],
  [1366, 'You practiced on 3 days in the last 12 months. 15 questions answered.'],
])('at %i pixels, counts the visible weeks', async (width, name) => {
  await page.viewport(width, 780);
  const days = [
    { day: '2026-01-05', answered: 3 },
    { day: '2026-07-06', answered: 7 },
    { day: '2026-11-27', answered: 5 },
  ];
  const screen = await renderApp(<PracticeCalendar today="2026-11-28" days={days} />);
  await expect.element(screen.getByRole('img', { name })).toBeVisible();
});
