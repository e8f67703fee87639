import { type Cohort, sendingLearners } from '../data/learners.ts';
import { seed, seedMore } from '../data/seed.ts';
import { type Cluster, withCluster } from '../lib/cluster.ts';
import type { Options } from '../lib/options.ts';
import { type Measured, header, report } from '../lib/report.ts';
import { measure } from '../lib/turns.ts';
import { type Goal, type Path, type Step, type Variant, stepsOf } from '../paths.ts';

/** Enough that everything both sizes touch stays in memory: the comparison is about the work, not the disk. */
const sharedBuffers = '2GB';
/** The size for which the goals were set, before growing. */
const published = 100_000;

interface Part {
  /** Of the path that is sent, unless steps are given. */
  readonly name: string;
  readonly title: string;
  readonly steps?: readonly Step[];
  readonly strangers?: true;
  /** How much more expensive a request may become, in processor time of server and database. */
  readonly growth: number;
  /** At the larger size, against the usual stack. */
  readonly timesUsual?: number;
}

/** Reads first: writes change what reads would find. */
const parts: readonly Part[] = [
  { name: 'leaderboard-db', title: 'Leaderboard', growth: 1.1 },
  { name: 'progress', title: 'Progress list', growth: 1.1 },
  { name: 'rank', title: 'My rank', growth: 1.2, timesUsual: 100 },
  {
    name: 'stats',
    title: 'Community stats',
    steps: [{ method: 'GET', path: '/api/forum/stats' }],
    growth: 1.2,
  },
  { name: 'scenarios-304', title: 'Session looked up', strangers: true, growth: 1.3 },
  { name: 'completion', title: 'Completing a scenario', growth: 1.3 },
];

const labelOf = (users: number) => `${users} learners`;

function pathOf(
  { name, title, steps = stepsOf(name), strangers, growth, timesUsual }: Part,
  sizes: number[],
): Path {
  const [small, large] = sizes.map(labelOf);
  const variants = sizes.map((users): Variant => {
    return { server: 'rounds', label: labelOf(users), steps, ...(strangers && { strangers }) };
  });
  if (timesUsual) variants.push({ server: 'usual', label: 'usual', steps });
  if (!small || !large) return { name, title, variants, goals: [] };
  const goals: Goal[] = [{ of: large, against: small, figure: 'cpu', times: growth, users: published }];
  if (timesUsual)
    goals.push({ of: large, against: 'usual', figure: 'rate', times: timesUsual, users: published });
  return { name, title, variants, goals };
}

/** The same paths at two sizes of the same database. */
export async function grow(options: Options): Promise<void> {
  const { users, progress, grown } = options;
  const first: Cohort = { first: 1, last: users, progress };
  const more: Cohort = { first: users + 1, last: grown, progress: (progress / users) * (grown - users) };
  const work = async (cluster: Cluster) => {
    console.log(`Seeding ${users} learners and ${progress} rows of progress …`);
    await seed(cluster.url, options);
    const before = await measureAt(cluster, [first], options);
    console.log(`Seeding up to ${grown} learners …`);
    await seedMore(cluster.url, more, options);
    const after = await measureAt(cluster, [first, more], options);
    const against = [
      { label: labelOf(users), title: '× before' },
      { label: 'usual', title: '× usual' },
    ];
    console.log(`\n${header(against)}`);
    for (const part of parts) {
      const measured = new Map([...(before.get(part) ?? []), ...(after.get(part) ?? [])]);
      const lines = report(pathOf(part, [users, grown]), connectionsOf(options), measured, options, against);
      console.log(`${lines.join('\n')}\n`);
    }
  };
  await withCluster(work, { shared_buffers: sharedBuffers });
}

const connectionsOf = ({ connections }: Options) => connections[0] ?? 1;

async function measureAt(
  { url, database, backend, fleet: newFleet }: Cluster,
  cohorts: readonly Cohort[],
  options: Options,
): Promise<ReadonlyMap<Part, Measured>> {
  const fleet = newFleet();
  await fleet.start(url, ['rounds', 'usual']);
  const users = cohorts.at(-1)?.last ?? 0;
  const ground = { fleet, database, backend, options, users, learners: sendingLearners(cohorts) };
  const found = new Map<Part, Measured>();
  for (const part of parts)
    found.set(part, await measure(ground, pathOf(part, [users]), connectionsOf(options)));
  await fleet.stop();
  return found;
}
