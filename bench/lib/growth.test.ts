import { expect, it } from 'vitest';
import { growth } from './growth.ts';

const rounds = (...rates: number[]) =>
  rates.map((rate) => ({ rate, p50: 1000 / rate, server: 50_000 / rate, postgres: 50_000 / rate }));

it.each([
  ['nothing changes', [1000, 1000, 1000], [2000, 2000, 2000], 1, 1],
  ['the size costs a quarter more', [800, 800, 800], [2000, 2000, 2000], 1.25, 1.25],
  ['the machine is slower', [500, 500, 500], [1000, 1000, 1000], 2, 1],
  ['both', [400, 400, 400], [1000, 1000, 1000], 2.5, 1.25],
  ['the machine wavers from round to round', [800, 400, 1600], [2000, 1000, 4000], 1.25, 1.25],
])('when %s', (_what, own, control, plain, corrected) => {
  const before = { own: rounds(1000, 1000, 1000), control: rounds(2000, 2000, 2000) };
  const found = growth(before, { own: rounds(...own), control: rounds(...control) });
  expect(found.rate).toBeCloseTo(plain);
  expect(found.p50).toBeCloseTo(plain);
  expect(found.cpu).toBeCloseTo(plain);
  expect(found.corrected).toBeCloseTo(corrected);
});
