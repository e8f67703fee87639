import { secondsOf } from '../text/spans.ts';

type Range = readonly [low: number, high: number];

/** The figures in which people count seconds, minutes, hours and so on; none is so great that nobody would use the unit for it. */
const ofTime: readonly (readonly [seconds: number, steps: readonly number[]])[] = [
  [1, [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120]],
  [60, [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240]],
  [60, [1, 2, 4, 6, 8, 10, 15, 20, 30, 45, 60]],
  [3600, [1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96]],
  [86_400, [1, 2, 3, 4, 5, 7, 10, 14, 21, 28, 42, 60, 90]],
  [7 * 86_400, [1, 2, 3, 4, 6, 8, 12, 16, 24, 36, 52]],
  [30 * 86_400, [1, 2, 3, 4, 6, 9, 12, 18, 24, 36]],
  [365 * 86_400, [1, 2, 3, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30, 40, 50, 60, 65, 70, 75, 80, 90, 100]],
];
/** The round figures between one and ten, in which everything else is mostly given. */
const round = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;

/** All round figures of a size within a hundred times of the note's own, with no more decimals than it has. */
function roundAround([low, high]: Range, decimals: number): readonly number[] {
  const from = Math.floor(Math.log10(low)) - 2;
  const to = Math.ceil(Math.log10(high)) + 2;
  const steps: number[] = [];
  for (let power = from; power <= to; power += 1)
    for (const digit of round) {
      const step = Number((digit * 10 ** power).toFixed(decimals));
      if (step > 0 && Math.abs(step - digit * 10 ** power) < 1e-9 * step) steps.push(step);
    }
  return steps;
}

/**
 * The figures among which the note's own stands, so that none of its neighbors looks made up: 8–18, 24–48 and 72–96 hours. Null where
 * the note's figure is no such round one, or is no range and no time.
 */
export function stepsFor([low, high]: Range, decimals: number, behind: string): readonly number[] | null {
  const seconds = secondsOf(behind);
  const isTime = seconds !== null;
  if (!(low > 0) || (!isTime && low === high)) return null;
  const steps = isTime
    ? ofTime.find(([each, all]) => each === seconds && all.includes(low) && all.includes(high))?.[1]
    : /^ ?(?:%|percent)/.test(behind)
      ? null
      : roundAround([low, high], decimals);
  return steps?.includes(low) && steps.includes(high) ? steps : null;
}

/** So many neighbors in one direction, at most. */
const most = 3;
/** Between the end of a range and the beginning of the next one. */
const gap = 1.3;

const nearest = (steps: readonly number[], wanted: number): number | undefined =>
  steps.reduce<number | undefined>(
    (best, step) => (best === undefined || Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best),
    undefined,
  );

function nextOn(steps: readonly number[], [low, high]: Range, ratio: number, isUp: boolean): Range | null {
  const times = high / low;
  const apart = low === high ? ratio : gap;
  const start = isUp
    ? steps.find((step) => step >= high * apart)
    : steps.findLast((step) => step <= low / apart);
  if (start === undefined) return null;
  if (low === high) return [start, start];
  const rest = steps.filter((step) => (isUp ? step > start : step < start));
  const end = nearest(rest, isUp ? start * times : start / times);
  if (end === undefined) return null;
  return isUp ? [start, end] : [end, start];
}

/** Neighbors in one direction, the nearest first. */
export function rungsOn(
  steps: readonly number[],
  own: Range,
  ratio: number,
  isUp: boolean,
): readonly Range[] {
  const rungs: Range[] = [];
  for (
    let at = nextOn(steps, own, ratio, isUp);
    at && rungs.length < most;
    at = nextOn(steps, at, ratio, isUp)
  )
    rungs.push(at);
  return rungs;
}

/** Ranges of a share are as wide as the note's own: 30–45 % beside 55–70 %. */
export function shareRungs([low, high]: Range, isUp: boolean): readonly Range[] {
  const width = high - low;
  const step = width + 5 * Math.max(1, Math.round(width / 10));
  return [1, 2, 3]
    .map((times): Range =>
      isUp ? [low + times * step, high + times * step] : [low - times * step, high - times * step],
    )
    .filter(([from, to]) => from >= 5 && to <= 99);
}
