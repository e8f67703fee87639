import type { Took } from '../load.ts';
import type { Goal, Path, Variant } from '../paths.ts';
import type { Cluster } from './cluster.ts';
import type { Options } from './options.ts';

/** One turn of one variant. Processor times are for each unit, in microseconds. */
export interface Sample extends Took {
  /** Units in a second. */
  readonly rate: number;
  /** Of the server and the database together. */
  readonly cpu: number;
}

/** The samples of each variant, by its label; equal indices are the same round. */
export type Measured = ReadonlyMap<string, readonly Sample[]>;

const warmUpSeconds = 0.5;

/** Rounds in which each variant has its turn; a different one starts each time. */
export async function measure(
  cluster: Cluster,
  { title, variants, arrivals, pause }: Omit<Path, 'goals'>,
  connections: number,
  { rounds, seconds }: Options,
  who: readonly number[] | (() => Promise<readonly number[]>),
): Promise<Measured> {
  const samples = new Map<string, Sample[]>(variants.map(({ label }) => [label, []]));
  const take = async ({ server, label, steps, beside }: Variant, length: number): Promise<Sample> => {
    const turn = { mix: [{ steps }], connections, arrivals, pause, beside, seconds: length };
    const learners = typeof who === 'function' ? await who() : who;
    const took = await cluster.take(server, { ...turn, learners });
    if (took.failed > 0)
      throw new Error(`${title}: ${label} failed ${took.failed} times, with status ${took.failure}`);
    const { units } = took;
    const each = { server: took.server / units, database: took.database / units };
    return { ...took, ...each, rate: units / took.seconds, cpu: each.server + each.database };
  };
  for (const variant of variants) await take(variant, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < variants.length; turn += 1) {
      const variant = variants[(turn + round) % variants.length];
      if (variant) samples.get(variant.label)?.push(await take(variant, seconds));
    }
  }
  return samples;
}

export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** Three digits. */
export const shown = (value: number): number => Number(value.toPrecision(3));

export const outcome = (isMet: boolean): string => (isMet ? 'met    ' : 'NOT MET');

/** Prints a path's figures, and its goals with what was reached. */
export function report(
  { title, goals }: Pick<Path, 'title' | 'goals'>,
  connections: number,
  measured: Measured,
): void {
  console.log(`\n${title} · ${connections} connections`);
  const rows = [...measured].map(([label, samples]) => [label, rowOf(samples)]);
  console.table(Object.fromEntries(rows));
  for (const goal of goals) console.log(`  ${verdict(goal, measured)}`);
}

function rowOf(samples: readonly Sample[]) {
  const middle = (figure: keyof Sample) => median(samples.map((sample) => sample[figure]));
  const rate = middle('rate');
  return {
    'units/s': shown(rate),
    // The round farthest from the median.
    '± %': Math.round(Math.max(...samples.map((sample) => Math.abs(sample.rate / rate - 1))) * 100),
    'p50 ms': shown(middle('p50')),
    'p99 ms': shown(middle('p99')),
    'server µs': shown(middle('server')),
    'database µs': shown(middle('database')),
    'load %': Math.round(middle('load') * 100),
  };
}

/** Ratios are medians over those within each round, so that noise which both met cancels. */
function verdict({ of, figure, bound, against }: Goal, measured: Measured): string {
  const figures = (label: string) => (measured.get(label) ?? []).map((sample) => sample[figure]);
  const others = against === undefined ? undefined : figures(against);
  const reached = median(figures(of).map((own, round) => own / (others ? (others[round] ?? NaN) : 1)));
  const isMet = figure === 'rate' ? reached >= bound : reached <= bound;
  const sign = { rate: '≥', p99: 'p99 ≤', cpu: 'CPU ≤' }[figure];
  const wanted = `${of} ${sign} ${bound} ${against === undefined ? 'ms' : `× ${against}`}`;
  // A turn in which nothing was answered tells nothing: longer ones do (--seconds).
  return `${Number.isFinite(reached) ? outcome(isMet) : 'untold '}  ${wanted}: ${shown(reached)}`;
}
