import { readFileSync } from 'node:fs';
import { anyLearners } from '../data/learners.ts';
import { seed } from '../data/seed.ts';
import { withCluster } from '../lib/cluster.ts';
import { median } from '../lib/figures.ts';
import type { Fleet } from '../lib/fleet.ts';
import type { Options } from '../lib/options.ts';
import { type Column, line, outcome, shown, titles } from '../lib/table.ts';
import { knownTags } from '../lib/tags.ts';
import type { Mix, Took } from '../load.ts';
import { stepsOf } from '../paths.ts';

/** Of a hundred requests; by the names of paths. */
const shares = {
  dashboard: 25,
  rank: 19,
  progress: 15,
  leaderboard: 15,
  'scenarios-304': 15,
  completion: 10,
  'sign-in': 1,
};
const maxLearners = 40_000;
const maxMb = 320;
/** How much higher the last third's median may be than the middle third's; the first third warms up. */
const flatWithin = 1.1;
const perSecond = 150;
const parts = 10;
const sampleMs = 2000;

const columns: readonly Column[] = [
  ['part', 8],
  ['RSS median', 12],
  ['max', 8],
  ['requests/s', 12],
  ['p50 ms', 9],
  ['p99 ms', 9],
  ['failed', 9],
];

/** A steady load for a long time on Rounds only: how much memory it takes meanwhile, and whether anything fails. */
export async function soak(options: Options): Promise<void> {
  await withCluster(async ({ url, backend, fleet: newFleet }) => {
    console.log(`Seeding ${options.users} learners and ${options.progress} rows of progress …`);
    await seed(url, options);
    const fleet = newFleet();
    await fleet.start(url, ['rounds']);
    console.log(
      `${options.minutes} minutes of ${perSecond} requests a second. Memory in MB.\n\n${titles(columns)}`,
    );
    const mix = await mixFor(fleet);
    const rss: number[] = [];
    let failed = 0;
    for (let part = 1; part <= parts; part += 1) {
      const from = rss.length;
      const watching = setInterval(() => rss.push(residentMb(fleet.server('rounds').pid)), sampleMs);
      const took = await takePart(fleet, mix, backend, options).finally(() => clearInterval(watching));
      console.log(partLine(part, took, rss.slice(from)));
      failed += took.failed;
    }
    const third = Math.round(rss.length / 3);
    const growth = median(rss.slice(2 * third)) / median(rss.slice(third, 2 * third));
    const most = Math.max(...rss.slice(third));
    console.log(`
  ${outcome(growth <= flatWithin)}  last third's median ≤ ${flatWithin} × the middle third's: ${shown(growth)}
  ${outcome(most <= maxMb)}  RSS ≤ ${maxMb} MB after the first third: ${shown(most)}
  ${outcome(failed === 0)}  no request fails: ${failed}`);
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

function takePart(fleet: Fleet, mix: Mix, backend: number, options: Options): Promise<Took> {
  const { port, pid } = fleet.server('rounds');
  return fleet.take({
    port,
    mix,
    steps: [],
    pause: 0,
    seconds: (options.minutes * 60) / parts,
    arrivals: perSecond,
    connections: Math.max(...options.connections),
    traffic: { learners: anyLearners(options.users, maxLearners), scenarios: options.scenarios },
    watch: { server: pid, backend },
  });
}

const partLine = (part: number, { units, seconds, p50, p99, failed }: Took, rss: readonly number[]) =>
  line(columns, [
    String(part),
    shown(median(rss)),
    shown(Math.max(...rss)),
    shown(units / seconds),
    shown(p50),
    shown(p99),
    String(failed),
  ]);

/** A process's resident memory; NaN if the system does not report it. */
function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return NaN;
  }
}
