import type { Goal, Path } from '../paths.ts';
import { type Sample, median, ratio, spread } from './figures.ts';
import type { Options } from './options.ts';
import { type Column, line, outcome, shown, titles } from './table.ts';

/** The samples of each variant, by its label; equal indices are the same round. */
export type Measured = ReadonlyMap<string, readonly Sample[]>;

/** The variant that the others' rates are compared with, in a separate column. */
export interface Against {
  readonly label: string;
  readonly title: string;
}

const limitAndUsual: readonly Against[] = [
  { label: 'limit', title: 'of limit' },
  { label: 'usual', title: '× usual' },
];

const columns = (against: readonly Against[]): Column[] => [
  ['', 24],
  ['units/s', 11],
  ['± %', 6],
  ['p50 ms', 9],
  ['p99 ms', 9],
  ['server µs', 11],
  ['database µs', 12],
  ...against.map(({ title }): Column => [title, 10]),
];

export const header = (against = limitAndUsual): string => titles(columns(against));

const all = (samples: readonly Sample[] | undefined, figure: keyof Sample) =>
  (samples ?? []).map((sample) => sample[figure]);

const shownWhole = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '–');

/** A path's lines of the table, and its goals with what was reached. */
export function report(
  path: Path,
  connections: number,
  measured: Measured,
  options: Options,
  against = limitAndUsual,
): string[] {
  const rate = (label: string) => all(measured.get(label), 'rate');
  const lines = path.variants.map(({ label }) => {
    const samples = measured.get(label);
    const times = (other: string) =>
      measured.has(other) && other !== label ? shown(ratio(rate(label), rate(other))) : '';
    return line(columns(against), [
      `  ${label}`,
      shown(median(rate(label))),
      shownWhole(spread(rate(label)) * 100),
      shown(median(all(samples, 'p50'))),
      shown(median(all(samples, 'p99'))),
      shown(median(all(samples, 'server'))),
      shown(median(all(samples, 'postgres'))),
      ...against.map((other) => times(other.label)),
    ]);
  });
  return [
    `${path.title} (${path.name}) · ${connections} connections`,
    ...lines,
    ...path.goals.map((goal) => `  ${verdict(goal, measured, options)}`),
    ...loadNotes(path, measured),
  ];
}

function verdict(goal: Goal, measured: Measured, options: Options): string {
  const { of, figure } = goal;
  const own = all(measured.get(of), figure);
  const isAbsolute = 'ms' in goal;
  const reached = isAbsolute ? median(own) : ratio(own, all(measured.get(goal.against), figure));
  const bound = isAbsolute ? goal.ms : goal.times;
  const isMet = figure === 'rate' ? reached >= bound : reached <= bound;
  const wanted = `${{ rate: '≥', p99: 'p99 ≤', cpu: 'CPU ≤' }[figure]} ${bound} ${isAbsolute ? 'ms' : `× ${goal.against}`}`;
  const users = isAbsolute ? undefined : goal.users;
  const size =
    users !== undefined && options.users < users
      ? ` (the goal is for ${users.toLocaleString('en')} users)`
      : '';
  if (!Number.isFinite(reached)) {
    return `${outcome(false, false)}  ${of} ${wanted}: nothing was answered within a turn; take longer ones (--seconds)`;
  }
  return `${outcome(isMet)}  ${of} ${wanted}: ${shown(reached)}${size}`;
}

/** Where the load itself was the bottleneck, the quicker servers look closer to one another than they are. */
function loadNotes(path: Path, measured: Measured): string[] {
  const saturated = path.variants
    .map(({ label }) => label)
    .filter((label) => median(all(measured.get(label), 'busy')) > 0.9);
  return saturated.length > 0
    ? [`  note     the load took a whole processor for: ${saturated.join(', ')}`]
    : [];
}
