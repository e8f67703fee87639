import type { EcgStrip } from '@rounds/contract/learning/scenarios.figures';
import { qtOf } from '@rounds/contract/learning/scenarios.figures.qt.rules';

/** Paper that runs at 25 mm/s, with 10 mm for each mV. */
const mmPerSecond = 25;
const mmPerMillivolt = 10;
/** As written on the paper, in any language. */
export const paperScale = `${mmPerSecond} mm/s, ${mmPerMillivolt} mm/mV`;
/** The trace is drawn from points this far apart, in seconds. */
const step = 0.004;

/** A wave: the time of its peak (s), its height (mV), and its width (s, one standard deviation). */
interface Wave {
  readonly at: number;
  readonly height: number;
  readonly spread: number;
}

/** The trace as an SVG path in millimeters of paper, and the paper that it needs. */
export interface EcgDrawing {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Draws a strip: each beat is a sum of bell curves. The same figures give the same drawing. */
export const drawEcg = (strip: EcgStrip): EcgDrawing => draw(strip, voltageOf(strip));

/**
 * Draws leads of one ECG. Lead I is the left arm minus the right arm, III the leg minus the left arm and II the leg
 * minus the right arm. So II is the sum of I and III, and the tremor of an arm that II doesn't use is inverted in III.
 */
export function drawLeads(strips: readonly EcgStrip[]): EcgDrawing[] {
  const [one, two, three] = ['I', 'II', 'III'].map((lead) => strips.find((strip) => strip.lead === lead));
  if (!one || !two || !three) return strips.map(drawEcg);
  const first = voltageOf(one);
  const third = voltageOf(three, one.baselineWaves && !two.baselineWaves ? -1 : 1);
  const voltages = new Map([
    [one, first],
    [two, (time: number) => first(time) + third(time)],
    [three, third],
  ]);
  return strips.map((strip) => draw(strip, voltages.get(strip) ?? voltageOf(strip)));
}

function draw(strip: EcgStrip, voltage: (time: number) => number): EcgDrawing {
  const count = Math.round(strip.seconds / step);
  const trace = Array.from({ length: count + 1 }, (_, index) => voltage(index * step));
  // Whole large squares, with room for the name of the lead above and half a square free below.
  const above = Math.ceil((Math.max(...trace, 0.5) * mmPerMillivolt + 6) / 5) * 5;
  const below = Math.ceil((-Math.min(...trace, -0.25) * mmPerMillivolt + 2.5) / 5) * 5;
  const points = trace.map(
    (value, index) =>
      `${(index * step * mmPerSecond).toFixed(1)} ${(above - value * mmPerMillivolt).toFixed(2)}`,
  );
  return {
    path: `M${points.join('L')}`,
    width: strip.seconds * mmPerSecond,
    height: above + below,
  };
}

/** The paper's lines, this many millimeters apart. */
export function gridPath({ width, height }: Pick<EcgDrawing, 'width' | 'height'>, apart: number): string {
  const places = (length: number) =>
    Array.from({ length: Math.floor(length / apart) + 1 }, (_, index) => index * apart);
  return [
    ...places(width).map((x) => `M${x} 0V${height}`),
    ...places(height).map((y) => `M0 ${y}H${width}`),
  ].join('');
}

/**
 * The midpoints of the QRS complexes, in seconds, from one before the strip begins to one after it ends. Irregular
 * intervals have the same mean as regular ones.
 */
export function beatsOf({ rate, rhythm, seconds }: EcgStrip): number[] {
  const mean = 60 / rate;
  const count = Math.ceil(seconds / mean) + 2;
  const random = seeded(rate);
  const changes = Array.from({ length: count }, () => (rhythm === 'regular' ? 0 : random() - 0.5));
  const drift = changes.reduce((sum, change) => sum + change, 0) / count;
  let at = -0.6 * mean;
  return [
    at,
    ...changes.map((change) => {
      // Far enough from the mean to be visible, but never so close that a beat falls into the T wave before it.
      at += mean * (1 + 0.55 * (change - drift));
      return at;
    }),
  ];
}

/** The QRS complex about its middle; its three parts fill its width, and their heights add up to the net height. */
function qrsOf({ qrs, height = 1 }: EcgStrip): Wave[] {
  const width = qrs / 1000;
  return [
    { at: -0.36 * width, height: -0.1 * height, spread: width / 16 },
    { at: 0, height: 1.25 * height, spread: width / 8 },
    { at: 0.36 * width, height: -0.15 * height, spread: width / 16 },
  ];
}

/** The T wave ends where the QT interval does. */
function tOf(strip: EcgStrip): Wave {
  const qt = qtOf(strip) / 1000;
  const room = qt - strip.qrs / 1000;
  const [height, length] = {
    normal: [0.3, Math.min(0.2, 0.8 * room)],
    inverted: [-0.3, Math.min(0.2, 0.8 * room)],
    peaked: [1, Math.min(0.17, 0.9 * room)],
    flat: [0.06, 0.8 * room],
  }[strip.t] as [number, number];
  return { at: qt - strip.qrs / 2000 - length / 2, height: height * sizeOf(strip), spread: length / 5 };
}

/** P and T waves grow with the QRS, as in leads of one heart that look along or across its axis. */
const sizeOf = ({ height = 1 }: EcgStrip) => Math.abs(height);

/** The P waves: before each QRS, or at a rate of their own. */
function pOf(strip: EcgStrip, beats: readonly number[]): Wave[] {
  const { p, qrs, seconds } = strip;
  const pWave = (at: number, length: number): Wave => ({
    at,
    height: 0.13 * sizeOf(strip),
    spread: length / 5,
  });
  if (p === 'absent') return [];
  if ('pr' in p) {
    const length = Math.min(0.1, 0.00075 * p.pr);
    return beats.map((at) => pWave(at - (qrs / 2 + p.pr) / 1000 + length / 2, length));
  }
  const between = 60 / p.rate;
  return Array.from({ length: Math.ceil(seconds / between) + 1 }, (_, index) =>
    pWave(between * (index + 0.3), 0.1),
  );
}

/** The voltage at any moment (s), in mV; the baseline's coarse waves may be inverted. */
function voltageOf(strip: EcgStrip, waveSign: 1 | -1 = 1): (time: number) => number {
  const beats = beatsOf(strip);
  const t = tOf(strip);
  const later = [...qrsOf(strip), t];
  const waves = [
    ...pOf(strip, beats),
    ...beats.flatMap((beat) => later.map((wave) => ({ ...wave, at: beat + wave.at }))),
  ];
  const st = (strip.st ?? 0) / mmPerMillivolt;
  const jPoint = strip.qrs / 2000;
  const baseline = baselineOf(strip, waveSign);
  const way = strip.upsideDown ? -1 : 1;
  return (time) => {
    const beaten = waves.reduce((sum, wave) => sum + bell(wave, time), 0);
    const shifted = st && beats.reduce((sum, beat) => sum + plateau(time - beat, jPoint, t.at), 0) * st;
    return way * (beaten + shifted) + baseline(time);
  };
}

/** What continues under the complexes: fine irregular waves in atrial fibrillation, coarse ones if specified. */
function baselineOf({ p, rhythm, baselineWaves }: EcgStrip, waveSign: 1 | -1): (time: number) => number {
  const random = seeded(7);
  const sines = (list: readonly (readonly [perSecond: number, height: number])[]) =>
    list.map(([perSecond, height]) => ({ perSecond, height, from: random() }));
  const parts = [
    ...(p === 'absent' && rhythm === 'irregularly_irregular'
      ? sines([
          [5.3, 0.035],
          [6.7, 0.03],
          [8.1, 0.02],
        ])
      : []),
    ...(baselineWaves
      ? sines([
          [baselineWaves, 0.16 * waveSign],
          [baselineWaves * 2, 0.05 * waveSign],
          [baselineWaves * 0.31, 0.04 * waveSign],
        ])
      : []),
  ];
  return (time) =>
    parts.reduce(
      (sum, { perSecond, height, from }) => sum + height * Math.sin(2 * Math.PI * (perSecond * time + from)),
      0,
    );
}

const bell = ({ at, height, spread }: Wave, time: number) =>
  Math.abs(time - at) > 5 * spread ? 0 : height * Math.exp(-(((time - at) / spread) ** 2) / 2);

/** A factor of one from the J point on, falling to zero with the end of the T wave. */
const plateau = (time: number, from: number, to: number) =>
  rise((time - from + 0.012) / 0.004) * rise((to - time) / 0.025);

const rise = (distance: number) => 1 / (1 + Math.exp(-distance));

/** Reproducible pseudo-random numbers from zero to one. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return ((state * 48_271) % 2_147_483_647) / 2_147_483_647;
  };
}
