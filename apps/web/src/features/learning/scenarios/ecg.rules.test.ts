import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EcgStrip } from '@rounds/contract/learning/scenarios.figures';
import { beatsOf, drawEcg, drawLeads, type EcgDrawing, gridPath } from './ecg.rules.ts';

const sinus: EcgStrip = {
  lead: 'II',
  seconds: 6,
  rate: 75,
  rhythm: 'regular',
  p: { pr: 160 },
  qrs: 90,
  t: 'normal',
};

/** The drawing's points: seconds, and mm above the line, which the first beat has not yet left at its start. */
function trace(strip: EcgStrip): { time: number; up: number }[] {
  const points = drawEcg(strip)
    .path.slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);
  const heights = points.map(([, y]) => y).toSorted((a, b) => a - b);
  const line = heights[Math.floor(heights.length / 2)] ?? 0;
  return points.map(([x, y]) => ({ time: x / 25, up: line - y }));
}

/** The height of the trace this long (ms) after the middle of the second QRS. */
function heightAfter(strip: EcgStrip, ms: number): number {
  const at = (beatsOf(strip)[2] ?? 0) + ms / 1000;
  const near = trace(strip).toSorted((a, b) => Math.abs(a.time - at) - Math.abs(b.time - at));
  return near[0]?.up ?? Number.NaN;
}

/** For how long (ms) the trace is more than 0.2 mm off the line around the second QRS. */
function widthOfQrs(strip: EcgStrip): number {
  const middle = beatsOf(strip)[2] ?? 0;
  const off = trace(strip).filter(({ time, up }) => Math.abs(time - middle) < 0.13 && Math.abs(up) > 0.2);
  return ((off.at(-1)?.time ?? 0) - (off[0]?.time ?? 0)) * 1000;
}

const anyStrip = fc
  .record(
    {
      lead: fc.constantFrom('I', 'II', 'aVR', 'V3'),
      seconds: fc.integer({ min: 3, max: 10 }),
      rate: fc.integer({ min: 20, max: 220 }),
      rhythm: fc.constantFrom('regular' as const, 'irregularly_irregular' as const),
      p: fc.oneof(
        fc.constant('absent' as const),
        fc.record({ pr: fc.integer({ min: 80, max: 400 }) }),
        fc.record({ rate: fc.integer({ min: 40, max: 180 }) }),
      ),
      qrs: fc.integer({ min: 60, max: 220 }),
      height: fc.double({ min: -2, max: 2, noNaN: true }),
      qt: fc.integer({ min: 200, max: 700 }),
      st: fc.double({ min: -5, max: 6, noNaN: true }),
      t: fc.constantFrom(...(['normal', 'peaked', 'flat', 'inverted'] as const)),
      upsideDown: fc.constant(true as const),
      baselineWaves: fc.integer({ min: 3, max: 8 }),
    },
    { requiredKeys: ['lead', 'seconds', 'rate', 'rhythm', 'p', 'qrs', 't'] },
  )
  .map((strip) => EcgStrip.safeParse(strip).data)
  .filter((strip) => strip !== undefined);

describe('whatever the figures', () => {
  it('the drawing consists of numbers, stays on its paper and is reproducible', () => {
    fc.assert(
      fc.property(anyStrip, (strip) => {
        const { path, width, height } = drawEcg(strip);
        expect(path).toMatch(/^M-?\d[-\d. L]*$/);
        expect(width).toBe(strip.seconds * 25);
        const ys = path
          .slice(1)
          .split('L')
          .map((point) => Number(point.split(' ')[1]));
        expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...ys)).toBeLessThanOrEqual(height);
        expect(drawEcg(strip).path).toBe(path);
      }),
      { numRuns: 60 },
    );
  });

  it('the beats average the rate, cover the strip and never overlap', () => {
    fc.assert(
      fc.property(anyStrip, (strip) => {
        const beats = beatsOf(strip);
        const between = beats.slice(1).map((beat, index) => beat - (beats[index] ?? 0));
        const mean = between.reduce((sum, each) => sum + each, 0) / between.length;
        expect(60 / mean).toBeCloseTo(strip.rate, 6);
        expect(beats.at(-1)).toBeGreaterThan(strip.seconds);
        expect(Math.min(...between)).toBeGreaterThan((0.4 * 60) / strip.rate);
      }),
    );
  });
});

describe('a strip', () => {
  it('has equal intervals if it is regular, and unequal ones if not', () => {
    const between = (strip: EcgStrip) =>
      beatsOf(strip)
        .map((beat, index, all) => beat - (all[index - 1] ?? beat))
        .slice(1);
    const spread = (list: number[]) => Math.max(...list) / Math.min(...list);
    expect(spread(between(sinus))).toBeCloseTo(1, 6);
    expect(spread(between({ ...sinus, p: 'absent', rhythm: 'irregularly_irregular' }))).toBeGreaterThan(1.25);
  });

  it('has QRS complexes of the specified width', () => {
    const widths = [70, 90, 110, 140, 170, 200].map((qrs) =>
      widthOfQrs({ ...sinus, rate: 50, qrs, p: 'absent' }),
    );
    expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
    for (const [index, qrs] of [70, 90, 110, 140, 170, 200].entries()) {
      expect(Math.abs((widths[index] ?? 0) - qrs)).toBeLessThan(0.15 * qrs);
    }
  });

  it('has its P wave where the PR interval begins', () => {
    for (const pr of [120, 160, 250]) {
      expect(heightAfter({ ...sinus, p: { pr } }, -45 - pr + 40)).toBeGreaterThan(0.8);
      expect(Math.abs(heightAfter({ ...sinus, p: { pr } }, -45 - pr - 20))).toBeLessThan(0.1);
    }
    expect(Math.abs(heightAfter({ ...sinus, p: 'absent' }, -125))).toBeLessThan(0.1);
  });

  it('has the specified ST segment and T wave, which ends with the QT interval', () => {
    expect(heightAfter({ ...sinus, st: 3 }, 90)).toBeCloseTo(3, 0);
    expect(heightAfter({ ...sinus, st: -2 }, 90)).toBeCloseTo(-2, 0);
    expect(heightAfter({ ...sinus, qt: 400, t: 'peaked' }, 270)).toBeGreaterThan(8);
    expect(heightAfter({ ...sinus, qt: 400, t: 'inverted' }, 255)).toBeLessThan(-2.5);
    for (const qt of [360, 420, 480]) {
      expect(heightAfter({ ...sinus, qt }, qt - 45 - 60)).toBeGreaterThan(1);
      expect(heightAfter({ ...sinus, qt }, qt - 45 + 5)).toBeLessThan(0.25);
    }
  });

  it('is inverted if specified', () => {
    expect(heightAfter({ ...sinus, upsideDown: true }, 0)).toBeCloseTo(-heightAfter(sinus, 0), 1);
  });

  it('has P waves at their own rate if atria and ventricles are dissociated', () => {
    const strip: EcgStrip = { ...sinus, rate: 36, qrs: 130, p: { rate: 80 }, t: 'flat' };
    const tops = trace(strip).filter(
      ({ up }, index, all) =>
        up > 1 && up < 2 && up > (all[index - 1]?.up ?? 9) && up >= (all[index + 1]?.up ?? 9),
    );
    expect(tops.length).toBeGreaterThan(5);
  });
});

describe('three limb leads', () => {
  const limb = (lead: string, height: number, changes: Partial<EcgStrip> = {}): EcgStrip => ({
    ...sinus,
    lead,
    height,
    ...changes,
  });
  const cases: readonly (readonly [string, readonly [EcgStrip, EcgStrip, EcgStrip], readonly string[]])[] = [
    ['calm', [limb('I', 0.6), limb('II', 0.9), limb('III', 0.3)], []],
    ['exchanged arms', [limb('I', 0.6, { upsideDown: true }), limb('II', 0.3), limb('III', 0.9)], []],
    [
      'shifted ST segments',
      [limb('I', 0.5, { st: -1, t: 'flat' }), limb('II', 1.1, { st: 2 }), limb('III', 0.6, { st: 3 })],
      [],
    ],
    ...(
      [
        ['a tremor of the left arm', ['I', 'III']],
        ['a tremor of the right arm', ['I', 'II']],
        ['a tremor of the left leg', ['II', 'III']],
        ['waves in all leads', ['I', 'II', 'III']],
      ] as const
    ).map(([name, leads]) => {
      const waves = (lead: 'I' | 'II' | 'III') =>
        leads.some((each) => each === lead) ? { baselineWaves: 5 } : {};
      return [
        name,
        [limb('I', 0.6, waves('I')), limb('II', 0.9, waves('II')), limb('III', 0.3, waves('III'))],
        leads,
      ] as const;
    }),
  ];

  /** The height of the trace (mm) above its own mean, so that the paper's size doesn't matter. */
  const heights = ({ path }: EcgDrawing) => {
    const ys = path
      .slice(1)
      .split('L')
      .map((point) => -Number(point.split(' ')[1]));
    const mean = ys.reduce((sum, y) => sum + y, 0) / ys.length;
    return ys.map((y) => y - mean);
  };

  it.each(cases)('add up, I and III to II: %s', (_, strips) => {
    const [one = [], two = [], three = []] = drawLeads(strips).map(heights);
    const off = two.map((height, index) => Math.abs((one[index] ?? 0) + (three[index] ?? 0) - height));
    expect(Math.max(...off)).toBeLessThan(0.03);
    expect(Math.max(...two)).toBeGreaterThan(2);
  });

  it.each(cases)('have waves in the specified leads and in no other: %s', (_, strips, leads) => {
    const calm = drawLeads(
      strips.map((strip) => {
        const { baselineWaves: _waves, ...rest } = strip;
        return rest;
      }),
    ).map(heights);
    for (const [index, drawing] of drawLeads(strips).entries()) {
      const waves = heights(drawing).map((height, at) => height - (calm[index]?.[at] ?? 0));
      const swing = Math.max(...waves) - Math.min(...waves);
      if (leads.includes(strips[index]?.lead ?? '')) expect(swing).toBeGreaterThan(2);
      else expect(swing).toBeLessThan(0.05);
    }
  });

  it('are drawn in the specified order, and unchanged if one of them is missing', () => {
    const strips = [limb('III', 0.3), limb('II', 0.9), limb('I', 0.6)];
    expect(drawLeads(strips)).toEqual(drawLeads(strips.toReversed()).toReversed());
    expect(drawLeads([sinus, { ...sinus, lead: 'V5' }])).toEqual([drawEcg(sinus), drawEcg(sinus)]);
  });
});

it('the paper has a line on every millimeter, and on both edges', () => {
  expect(gridPath({ width: 2, height: 1 }, 1)).toBe('M0 0V1M1 0V1M2 0V1M0 0H2M0 1H2');
});
