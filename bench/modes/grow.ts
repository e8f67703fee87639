import { type Cohort, sendingLearners } from '../data/learners.ts';
import { seed, seedMore } from '../data/seed.ts';
import { type Cluster, withCluster } from '../lib/cluster.ts';
import type { Sample } from '../lib/figures.ts';
import type { Options } from '../lib/options.ts';
import { type Bound, growthHeader, growthLines, timesLine } from '../lib/report.growth.ts';
import { measure } from '../lib/turns.ts';
import { type Path, type Step, type Variant, stepsOf } from '../paths.ts';

/** So much that what both sizes touch stays in memory: what is compared is the work, not the disk. */
const sharedBuffers = '2GB';

const reading = 'control, reads nothing';
const committing = 'control, commits';
const usualRank = 'My rank, usual stack';
const rank = 'My rank';

const control = (label: string, path: string): Variant => ({
  server: 'limit',
  label,
  steps: [{ method: 'GET', path } satisfies Step],
});
const rounds = (label: string, name: string, more: Partial<Variant> = {}): Variant => ({
  server: 'rounds',
  label,
  steps: stepsOf(name),
  ...more,
});
const path = (name: string, variants: readonly Variant[]): Path => ({
  name,
  title: name,
  variants,
  goals: [],
});

/** Reads first: writes change what the reads would find. After strangers comes one that needs no session. */
const parts: readonly Path[] = [
  path('reads', [
    control(reading, '/control/read'),
    rounds('Leaderboard', 'leaderboard-db'),
    rounds('Progress list', 'progress'),
    rounds(rank, 'rank'),
    rounds('Session looked up', 'signed-in', { strangers: true }),
    { server: 'usual', label: usualRank, steps: stepsOf('rank') },
  ]),
  path('writes', [control(committing, '/control/commit'), rounds('Completion', 'completion')]),
];

const goals: readonly Bound[] = [
  { label: 'Leaderboard', goal: 1.1, control: reading },
  { label: 'Session looked up', goal: 1.3, control: reading },
  { label: 'Progress list', goal: 1.1, control: reading },
  { label: rank, goal: 1.2, control: reading },
  { label: 'Completion', goal: 1.3, control: committing },
];

/** The same paths at two sizes of the same database. */
export async function grow(options: Options): Promise<void> {
  const { users, progress, grown } = options;
  const first: Cohort = { first: 1, last: users, progress };
  const more: Cohort = {
    first: users + 1,
    last: grown,
    progress: (progress / users) * (grown - users),
  };
  await withCluster(
    async (cluster) => {
      const at = (count: number) => count.toLocaleString('en');
      console.log(`Seeding ${at(users)} learners and ${at(progress)} rows of progress …`);
      await seed(cluster.url, options);
      const before = await measureAt(cluster, [first], options);
      console.log(`Seeding up to ${at(grown)} learners and ${at(progress + more.progress)} rows …`);
      await seedMore(cluster.url, more, options);
      const after = await measureAt(cluster, [first, more], options);
      console.log(`\n${growthHeader(options)}`);
      console.log(growthLines(before, after, goals, options).join('\n'));
      console.log(timesLine(after, { of: rank, against: usualRank, times: 100 }, options));
    },
    { shared_buffers: sharedBuffers },
  );
}

async function measureAt(
  { url, database, backend, fleet: newFleet }: Cluster,
  cohorts: readonly Cohort[],
  options: Options,
): Promise<Map<string, readonly Sample[]>> {
  const fleet = newFleet();
  await fleet.start(url);
  const users = cohorts.at(-1)?.last ?? 0;
  const ground = { fleet, database, backend, options, users, learners: sendingLearners(cohorts) };
  const found = new Map<string, readonly Sample[]>();
  for (const part of parts) {
    const measured = await measure(ground, part, options.connections[0] ?? 1);
    for (const [label, samples] of measured) found.set(label, samples);
  }
  await fleet.stop();
  return found;
}
