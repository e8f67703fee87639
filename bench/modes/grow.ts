import { type Cohort, sendingLearners } from '../data/learners.ts';
import { seed, seedMore } from '../data/seed.ts';
import { type Cluster, withCluster } from '../lib/cluster.ts';
import { type Sample, median, ratio } from '../lib/figures.ts';
import type { Options } from '../lib/options.ts';
import type { Measured } from '../lib/report.ts';
import { type Column, line, outcome, shown, titles } from '../lib/table.ts';
import { measure } from '../lib/turns.ts';
import { type Path, type Step, type Variant, stepsOf } from '../paths.ts';

/** So much that what both sizes touch stays in memory: what is compared is the work, not the disk. */
const sharedBuffers = '2GB';
/** The sizes for which the goals were set. */
const published = { users: 100_000, grown: 1_000_000 };

const rank = 'My rank';
const usualRank = 'My rank, usual stack';
const rankAgainstUsual = 100;

/** By label, how much dearer a request may become, in processor time of server and database. */
const goals: Readonly<Record<string, number>> = {
  Leaderboard: 1.1,
  'Progress list': 1.1,
  [rank]: 1.2,
  'Community stats': 1.2,
  'Session looked up': 1.3,
  Completion: 1.3,
};

const rounds = (label: string, steps: readonly Step[], more: Partial<Variant> = {}): Variant => ({
  server: 'rounds',
  label,
  steps,
  ...more,
});
const part = (name: string, variants: readonly Variant[]): Path => ({
  name,
  title: name,
  variants,
  goals: [],
});

/** Reads first: writes change what the reads would find. */
const parts: readonly Path[] = [
  part('reads', [
    rounds('Leaderboard', stepsOf('leaderboard-db')),
    rounds('Progress list', stepsOf('progress')),
    rounds(rank, stepsOf('rank')),
    rounds('Community stats', [{ method: 'GET', path: '/api/forum/stats' }]),
    rounds('Session looked up', stepsOf('scenarios-304'), { strangers: true }),
    { server: 'usual', label: usualRank, steps: stepsOf('rank') },
  ]),
  part('writes', [rounds('Completion', stepsOf('completion'))]),
];

/** The same paths at two sizes of the same database. */
export async function grow(options: Options): Promise<void> {
  const { users, progress, grown } = options;
  const first: Cohort = { first: 1, last: users, progress };
  const more: Cohort = { first: users + 1, last: grown, progress: (progress / users) * (grown - users) };
  await withCluster(
    async (cluster) => {
      console.log(`Seeding ${users} learners and ${progress} rows of progress …`);
      await seed(cluster.url, options);
      const before = await measureAt(cluster, [first], options);
      console.log(`Seeding up to ${grown} learners …`);
      await seedMore(cluster.url, more, options);
      const after = await measureAt(cluster, [first, more], options);
      console.log(`\n${table(before, after, options).join('\n')}`);
    },
    { shared_buffers: sharedBuffers },
  );
}

async function measureAt(
  { url, database, backend, fleet: newFleet }: Cluster,
  cohorts: readonly Cohort[],
  options: Options,
): Promise<Measured> {
  const fleet = newFleet();
  await fleet.start(url);
  const users = cohorts.at(-1)?.last ?? 0;
  const ground = { fleet, database, backend, options, users, learners: sendingLearners(cohorts) };
  const found = new Map<string, readonly Sample[]>();
  for (const path of parts) {
    const measured = await measure(ground, path, options.connections[0] ?? 1);
    for (const [label, samples] of measured) found.set(label, samples);
  }
  await fleet.stop();
  return found;
}

const columns: readonly Column[] = [
  ['', 24],
  ['units/s', 11],
  ['then', 9],
  ['p50 ms', 9],
  ['then', 8],
  ['CPU µs', 10],
  ['then', 9],
  ['growth', 8],
];

const cpu = ({ server, postgres }: Sample): number => server + postgres;

function table(before: Measured, after: Measured, options: Options): string[] {
  const { users, grown } = options;
  const isPublished = users >= published.users && grown >= published.grown;
  const size = isPublished ? '' : ` (the goal is for ${published.users} to ${published.grown} learners)`;
  const both = (label: string, figure: (sample: Sample) => number) =>
    [before, after].map((measured) => median((measured.get(label) ?? []).map(figure)));
  const growthOf = (label: string) => {
    const [was = NaN, is = NaN] = both(label, cpu);
    return is / was;
  };
  const lines = [...after.keys()].map((label) =>
    line(columns, [
      `  ${label}`,
      ...[({ rate }: Sample) => rate, ({ p50 }: Sample) => p50, cpu].flatMap((figure) =>
        both(label, figure).map(shown),
      ),
      shown(growthOf(label)),
    ]),
  );
  const verdicts = Object.entries(goals).map(
    ([label, goal]) =>
      `  ${outcome(growthOf(label) <= goal)}  ${label}: growth ≤ ${goal}: ${shown(growthOf(label))}${size}`,
  );
  const rates = (label: string) => (after.get(label) ?? []).map(({ rate }) => rate);
  const reached = ratio(rates(rank), rates(usualRank));
  return [
    `From ${users} to ${grown} learners`,
    titles(columns),
    ...lines,
    ...verdicts,
    `  ${outcome(reached >= rankAgainstUsual)}  ${rank} ≥ ${rankAgainstUsual} × "${usualRank}" at the larger size: ${shown(reached)}${size}`,
  ];
}
