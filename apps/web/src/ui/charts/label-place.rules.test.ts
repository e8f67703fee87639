import { expect, it } from 'vitest';
import { labelPlace, type PlotPoint } from './label-place.rules.ts';

it.each<[string, readonly PlotPoint[], string]>([
  [
    'below a rise that begins under the level',
    [
      [0, 40],
      [71, 15],
      [85, 0],
      [100, 29],
    ],
    '44 below',
  ],
  [
    'far from the curve',
    [
      [0, 90],
      [100, 90],
    ],
    '0 above',
  ],
  [
    'where the curve rises through its beginning',
    [
      [0, 40],
      [30, 10],
      [100, 5],
    ],
    '33 above',
  ],
  [
    'where it runs along above',
    [
      [0, 20],
      [100, 20],
    ],
    '0 below',
  ],
  [
    'where it falls through the end',
    [
      [0, 0],
      [60, 2],
      [100, 60],
    ],
    '0 above',
  ],
  ['where a single point is', [[0, 25]], '11 above'],
  [
    'where no place is free',
    [
      [0, 22],
      [50, 38],
      [100, 22],
      [100, 38],
    ],
    '0 above',
  ],
])('puts the label %s', (_, curve, place) => {
  const { x, isBelow } = labelPlace(curve, 30, 9);
  expect(`${x} ${isBelow ? 'below' : 'above'}`).toBe(place);
});

it('leaves a long label where it ends within the plot', () => {
  const risesThroughTheBeginning: readonly PlotPoint[] = [
    [0, 40],
    [30, 10],
    [100, 5],
  ];
  expect(labelPlace(risesThroughTheBeginning, 30, 15)).toEqual({ x: 33, isBelow: false });
  expect(labelPlace(risesThroughTheBeginning, 30, 22)).toEqual({ x: 0, isBelow: false });
});
