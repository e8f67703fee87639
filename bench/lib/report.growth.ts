import { type Sample, median, ratio } from './figures.ts';
import { type Growth, cpuOfUnit, growth } from './growth.ts';
import type { Options } from './options.ts';
import type { Measured } from './report.ts';
import { type Column, line, outcome, shown, titles } from './table.ts';

/** A path whose growth is judged, and what its machine is judged by. */
export interface Bound {
  readonly label: string;
  /** Its growth at most. */
  readonly goal: number;
  readonly control: string;
}

/** The sizes for which the goals were set. */
const published = { users: 100_000, grown: 1_000_000 };

const columns: readonly Column[] = [
  ['', 24],
  ['units/s', 11],
  ['then', 9],
  ['growth', 8],
  ['p50 ms', 9],
  ['then', 8],
  ['growth', 8],
  ['CPU µs', 10],
  ['then', 9],
  ['growth', 8],
  ['corrected', 11],
];

export function growthHeader({ users, grown, connections, rounds, seconds }: Options): string {
  const at = (count: number) => count.toLocaleString('en');
  return [
    `From ${at(users)} to ${at(grown)} learners · ${connections[0] ?? 1} connections, ${rounds} rounds of ${seconds} s at each size`,
    titles(columns),
  ].join('\n');
}

/** A line for each label, then the goals. */
export function growthLines(
  before: Measured,
  after: Measured,
  bounds: readonly Bound[],
  options: Options,
): string[] {
  const grown = (own: string, control: string): Growth =>
    growth(
      { own: samplesOf(before, own), control: samplesOf(before, control) },
      { own: samplesOf(after, own), control: samplesOf(after, control) },
    );
  const lines = [...after.keys()].map((label) => {
    const control = bounds.find((bound) => bound.label === label)?.control;
    const { rate, p50, cpu, corrected } = grown(label, control ?? label);
    const [was, is] = [samplesOf(before, label), samplesOf(after, label)];
    const both = (figure: (sample: Sample) => number) => [
      shown(median(was.map(figure))),
      shown(median(is.map(figure))),
    ];
    return line(columns, [
      `  ${label}`,
      ...both((sample) => sample.rate),
      shown(rate),
      ...both((sample) => sample.p50),
      shown(p50),
      ...both(cpuOfUnit),
      shown(cpu),
      control === undefined ? '' : shown(corrected),
    ]);
  });
  const verdicts = bounds.map(({ label, goal, control }) => {
    const { corrected } = grown(label, control);
    const wanted = `${label}: growth of the time of a unit ≤ ${goal}, corrected by "${control}"`;
    return `  ${outcome(corrected <= goal, Number.isFinite(corrected))}  ${wanted}: ${shown(corrected)}${sizeNote(options)}`;
  });
  return [...lines, ...verdicts];
}

/** How many times the rate of another a path has at the larger size. */
export function timesLine(
  after: Measured,
  { of, against, times }: { of: string; against: string; times: number },
  options: Options,
): string {
  const rates = (label: string) => samplesOf(after, label).map(({ rate }) => rate);
  const reached = ratio(rates(of), rates(against));
  const wanted = `${of} ≥ ${times} × "${against}" at the larger size`;
  return `  ${outcome(reached >= times, Number.isFinite(reached))}  ${wanted}: ${shown(reached)}${sizeNote(options)}`;
}

const samplesOf = (measured: Measured, label: string) => measured.get(label) ?? [];

function sizeNote({ users, grown }: Options): string {
  if (users >= published.users && grown >= published.grown) return '';
  const at = (count: number) => count.toLocaleString('en');
  return ` (the goal is for ${at(published.users)} to ${at(published.grown)} learners)`;
}
