import { setTimeout as wait } from 'node:timers/promises';
import { anyLearners } from '../data/learners.ts';
import { seed } from '../data/seed.ts';
import { withCluster } from '../lib/cluster.ts';
import { median } from '../lib/figures.ts';
import { flatness } from '../lib/flat.ts';
import type { Fleet } from '../lib/fleet.ts';
import { type Occupied, occupiedBy } from '../lib/memory.ts';
import type { Mix } from '../lib/mix.ts';
import type { Options } from '../lib/options.ts';
import { type Column, line, outcome, shown, titles } from '../lib/table.ts';
import { knownTags } from '../lib/tags.ts';
import type { Took } from '../load.ts';
import { stepsOf } from '../paths.ts';

/** Of a hundred requests; by the names of paths. */
const shares = {
  dashboard: 25,
  'signed-in': 19,
  progress: 15,
  leaderboard: 15,
  'scenarios-304': 15,
  completion: 10,
  'sign-in': 1,
};
const mostLearners = 40_000;
const largestMb = 250;
const parts = 10;
const longestPause = 10_000;
const fewestInPart = 6;

interface Part {
  readonly took: Took;
  readonly memory: readonly Occupied[];
}

/** A steady load for a long time on Rounds alone: what it occupies meanwhile, and whether anything fails. */
export async function soak(options: Options): Promise<void> {
  await withCluster(async ({ url, backend, fleet: newFleet }) => {
    console.log(`Seeding ${options.users} learners and ${options.progress} rows of progress …`);
    await seed(url, options);
    const fleet = newFleet();
    await fleet.start(url, ['rounds']);
    console.log(
      `${options.minutes} minutes of ${options.perSecond} requests a second, in ${parts} parts. Memory in MB.\n`,
    );
    console.log(titles(columns));
    const mix = await mixFor(fleet);
    const seen: Part[] = [];
    for (let place = 0; place < parts; place += 1) {
      const part = await take(fleet, mix, backend, options);
      console.log(partLine(part, place, options));
      seen.push(part);
    }
    console.log(`\n${verdicts(seen).join('\n')}`);
  });
}

async function mixFor(fleet: Fleet): Promise<Mix> {
  const named = Object.keys(shares).map((name) => ({
    server: 'rounds' as const,
    label: name,
    steps: stepsOf(name),
  }));
  const tagged = await knownTags(fleet, named);
  return Object.values(shares).map((share, place) => ({ steps: tagged[place]?.steps ?? [], share }));
}

async function take(fleet: Fleet, mix: Mix, backend: number, options: Options): Promise<Part> {
  const { port, pid } = fleet.server('rounds');
  const seconds = (options.minutes * 60) / parts;
  const memory: Occupied[] = [];
  const over = new AbortController();
  const watching = watch(pid, Math.min(longestPause, (seconds * 1000) / fewestInPart), memory, over.signal);
  try {
    const took = await fleet.take({
      ...{ port, mix, steps: [], pause: 0, seconds },
      arrivals: options.perSecond,
      connections: Math.max(...options.connections),
      traffic: { learners: anyLearners(options.users, mostLearners), scenarios: options.scenarios },
      watch: { server: pid, backend },
    });
    return { took, memory };
  } finally {
    over.abort();
    await watching;
  }
}

async function watch(pid: number, pause: number, into: Occupied[], over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    into.push(occupiedBy(pid));
    await wait(pause, undefined, { signal: over }).catch(() => undefined);
  }
}

const columns: readonly Column[] = [
  ['minutes', 16],
  ['RSS min', 10],
  ['median', 10],
  ['max', 10],
  ['PSS median', 12],
  ['requests/s', 12],
  ['p50 ms', 9],
  ['p99 ms', 9],
  ['failed', 9],
  ['server µs', 11],
];

function partLine({ took, memory }: Part, place: number, { minutes }: Options): string {
  const rss = memory.map((sample) => sample.rss);
  const minute = (at: number) => ((at * minutes) / parts).toFixed(1);
  return line(columns, [
    `${minute(place)} to ${minute(place + 1)}`,
    shown(Math.min(...rss)),
    shown(median(rss)),
    shown(Math.max(...rss)),
    shown(median(memory.map(({ pss }) => pss))),
    shown(took.units / took.seconds),
    shown(took.p50),
    shown(took.p99),
    String(took.failed),
    shown(took.server / took.units),
  ]);
}

function verdicts(seen: readonly Part[]): string[] {
  const rss = seen.flatMap(({ memory }) => memory.map((sample) => sample.rss));
  const { isFlat, growth, most } = flatness(rss);
  const isTold = Number.isFinite(growth);
  const failed = seen.reduce((sum, { took }) => sum + took.failed, 0);
  const failure = seen.findLast(({ took }) => took.failed > 0)?.took.failure;
  const slowest = Math.max(...seen.map(({ took }) => took.p99));
  return [
    `${outcome(isFlat, isTold)}  flat: the last third's median ≤ 1.1 × the middle third's: ${shown(growth)}`,
    `${outcome(most <= largestMb, isTold)}  RSS ≤ ${largestMb} MB after the first third: ${shown(most)} at most (${shown(Math.max(...rss))} in all)`,
    `${outcome(failed === 0)}  no request fails: ${failed}${failure === undefined ? '' : `, the last with status ${failure}`}`,
    `         p99 of a part, median and highest: ${shown(median(seen.map(({ took }) => took.p99)))} and ${shown(slowest)} ms`,
  ];
}
