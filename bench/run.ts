import { availableParallelism } from 'node:os';
import { checkEquivalence } from './check.ts';
import { senders } from './data/learners.ts';
import { seed, seedFolder } from './data/seed.ts';
import { withCluster } from './lib/cluster.ts';
import { measure, report } from './lib/measure.ts';
import { type Options, readOptions } from './lib/options.ts';
import { grow } from './modes/grow.ts';
import { soak } from './modes/soak.ts';
import { type Path, calls, paths } from './paths.ts';

/** Rounds against the limit and the usual stack, path by path. */
const compare = (options: Options) =>
  withCluster(async (cluster) => {
    const { users, rounds, seconds, connections } = options;
    console.log(`Seeding ${users} learners …`);
    await seed(cluster.url, users);
    await cluster.start(['limit', 'rounds', 'usual']);
    await checkEquivalence(cluster, users);
    console.log(`The three answer alike. ${availableParallelism()} processors, ${rounds} × ${seconds} s.`);
    for (const [name, path] of Object.entries(paths)) {
      if (!options.only.includes(name)) continue;
      for (const count of path.connections ?? connections)
        report(path, count, await measure(cluster, path, count, options, senders(users)));
    }
  });

/** The same Rounds on the embedded database and on a server, with the same data. */
const pglite = (options: Options) =>
  withCluster(async (cluster) => {
    const { users, connections } = options;
    console.log(`Seeding ${users} learners, twice …`);
    await seed(cluster.url, users);
    await seedFolder(cluster.embedded, users);
    await cluster.start(['rounds', 'pglite']);
    for (const name of ['leaderboard', 'freshLeaderboard', 'progress', 'dashboard', 'completion'] as const) {
      const steps = [calls[name]];
      const path: Path = {
        title: name,
        variants: [
          { server: 'rounds', label: 'on PostgreSQL', steps },
          { server: 'pglite', label: 'on PGlite', steps },
        ],
        goals: [{ of: 'on PGlite', figure: 'rate', bound: 0.25, against: 'on PostgreSQL' }],
      };
      for (const count of connections)
        report(path, count, await measure(cluster, path, count, options, senders(users)));
    }
  });

try {
  const options = readOptions(process.argv.slice(2));
  await { compare, grow, pglite, soak }[options.mode](options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
