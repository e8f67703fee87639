import { sessionsEnded } from '../../apps/server/src/identity/accounts/sessions/sessions.queries.ts';
import { anyLearners, senders } from '../data/learners.ts';
import { seed, seedMore } from '../data/seed.ts';
import { type Cluster, withCluster } from '../lib/cluster.ts';
import { type Measured, measure, report } from '../lib/measure.ts';
import type { Options } from '../lib/options.ts';
import { type Path, type Step, type Variant, calls } from '../paths.ts';

interface Part {
  readonly title: string;
  readonly step: Step;
  /** How much more expensive a request may become, in processor time of server and database. */
  readonly growth: number;
  /** At the larger size, against the usual stack. */
  readonly timesUsual?: number;
  /** Sent by learners whose sessions the server has not cached, each once. */
  readonly strangers?: true;
}

/** Reads first: writes change what reads would find. */
const parts: readonly Part[] = [
  { title: 'Leaderboard, from the database', step: calls.freshLeaderboard, growth: 1.1 },
  { title: 'Progress list', step: calls.progress, growth: 1.1 },
  { title: 'My rank', step: calls.rank, growth: 1.2, timesUsual: 100 },
  { title: 'Community figures', step: { path: '/api/forum/stats' }, growth: 1.2 },
  { title: 'Session looked up', step: calls.listKnown, strangers: true, growth: 1.3 },
  { title: 'Completing a scenario', step: calls.completion, growth: 1.3 },
];

const labelOf = (users: number) => `${users} learners`;

/** What is measured at one size. */
function variantsOf({ step, timesUsual }: Part, users: number): Variant[] {
  const rounds: Variant = { server: 'rounds', label: labelOf(users), steps: [step] };
  return timesUsual ? [rounds, { server: 'usual', label: 'usual', steps: [step] }] : [rounds];
}

/** The same calls at two sizes of the same database. */
export async function grow(options: Options): Promise<void> {
  const { users, grown, connections } = options;
  const work = async (cluster: Cluster) => {
    console.log(`Seeding ${users} learners …`);
    await seed(cluster.url, users);
    const before = await measureAt(cluster, users, options);
    console.log(`Seeding up to ${grown} learners …`);
    await seedMore(cluster.url, users, grown);
    const after = await measureAt(cluster, grown, options);
    for (const part of parts) {
      const of = labelOf(grown);
      const goals: Path['goals'] = [
        { of, figure: 'cpu', bound: part.growth, against: labelOf(users) },
        ...(part.timesUsual
          ? [{ of, figure: 'rate', bound: part.timesUsual, against: 'usual' } as const]
          : []),
      ];
      const measured = new Map([...(before.get(part) ?? []), ...(after.get(part) ?? [])]);
      report({ title: part.title, goals }, connections[0] ?? 1, measured);
    }
  };
  // Everything that both sizes touch stays in memory: the comparison is about the work, not the disk.
  await withCluster(work, { shared_buffers: '2GB' });
}

async function measureAt(cluster: Cluster, users: number, options: Options) {
  await cluster.start(['rounds', 'usual']);
  const found = new Map<Part, Measured>();
  for (const part of parts) {
    const path = { title: part.title, variants: variantsOf(part, users) };
    const who = part.strangers ? () => strangers(cluster, users) : senders(users);
    found.set(part, await measure(cluster, path, options.connections[0] ?? 1, options, who));
  }
  await cluster.stopServers();
  return found;
}

/** More than one server gets requests from in one turn, all of whom it has forgotten. */
async function strangers({ database }: Cluster, users: number): Promise<number[]> {
  // Without a name, servers have to forget all sessions.
  await database.query('select pg_notify($1, $2)', [sessionsEnded, '']);
  return anyLearners(users, 40_000, Math.floor(Math.random() * users));
}
