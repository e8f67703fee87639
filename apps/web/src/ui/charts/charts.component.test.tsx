import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { HeatMap } from './heat-map.tsx';
import { ScoreChart } from './score-chart.tsx';

const points = [0, 1, 4].map((day, index) => ({
  key: String(day),
  at: day,
  when: `Day ${day}`,
  what: 'Cats',
  href: '/',
  score: [20, 60, 90][index]!,
  scoreText: `${[20, 60, 90][index]}%`,
}));

const weeks = ['first', 'last'].map((week) => ({
  key: week,
  label: '',
  days: [{ key: week, title: week, level: 1 as const }],
}));

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return Math.round(left + width / 2);
};

test.each(['ltr', 'rtl'] as const)('in %s text, time runs as it is read, in every plot', async (dir) => {
  const screen = await renderApp(
    <div dir={dir} style={{ width: 600 }}>
      <ScoreChart
        points={points}
        summary="Scores"
        axis={['0%', '50%', '100%']}
        pass={{ score: 70, label: 'Pass: 70%' }}
        table={{ toggle: 'Table', when: 'When', what: 'What', score: 'Score' }}
      />
      <HeatMap weeks={weeks} dayNames={['M']} summaryOf={() => 'Days'} less="Less" more="More" />
    </div>,
  );
  const forward = dir === 'ltr' ? 1 : -1;
  const runs = (...elements: Element[]) => {
    const places = elements.map((element) => middleOf(element) * forward);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  };
  const plot = screen.getByRole('img', { name: 'Scores' });
  await expect.element(plot).toBeVisible();
  const dots = points.map(({ when }) => plot.element().querySelector(`[title^="${when}"]`)!);
  const axis = plot.getByText('50%').element();
  // The axis, the scores from the first to the last, and the last one's figure.
  runs(axis, ...dots, plot.getByText('90%').element());
  // The label stands on the line from which an attempt is passed.
  const grid = plot.element().querySelector('svg')!.getBoundingClientRect();
  const label = plot.getByText('Pass: 70%').element().getBoundingClientRect();
  expect(label.bottom).toBeCloseTo(grid.top + grid.height * 0.3, 0);
  runs(plot.getByText('Day 0').element(), plot.getByText('Day 4').element());
  // The line is mirrored with them: where it begins is where the first one is.
  const line = plot.element().querySelector('polyline')!;
  const [start] = line.points;
  expect(Math.round(start!.matrixTransform(line.getScreenCTM()!).x)).toBe(middleOf(dots[0]!));
  const days = screen.getByRole('img', { name: 'Days' });
  runs(days.getByText('M').element(), days.getByTitle('first').element(), days.getByTitle('last').element());
});
