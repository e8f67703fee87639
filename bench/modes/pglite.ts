import { sendingLearners } from '../data/learners.ts';
import { seed, seedFolder } from '../data/seed.ts';
import { withCluster } from '../lib/cluster.ts';
import type { Options } from '../lib/options.ts';
import { header, report } from '../lib/report.ts';
import { measure } from '../lib/turns.ts';
import { type Path, stepsOf } from '../paths.ts';

/** Reads first: writes change what reads would find. */
const titles = {
  leaderboard: 'Leaderboard, top 50, from the one-second cache',
  'leaderboard-db': 'Leaderboard, top 50, from the database each time',
  progress: "A learner's progress, 50 rows",
  dashboard: "The dashboard's data",
  completion: 'Completing a scenario, five answers',
};
const [onServer, embedded] = ['on PostgreSQL', 'on PGlite'];
const against = [{ label: onServer, title: 'of server' }];

const chosen: readonly Path[] = Object.entries(titles).map(([name, title]) => ({
  name,
  title,
  variants: [
    { server: 'rounds', label: onServer, steps: stepsOf(name) },
    { server: 'pglite', label: embedded, steps: stepsOf(name) },
  ],
  goals: [{ of: embedded, against: onServer, figure: 'rate', times: 0.25 }],
}));

/** The same Rounds on the embedded database and on a server, with the same data. */
export async function pglite(options: Options): Promise<void> {
  const { users, progress } = options;
  await withCluster(async ({ url, database, backend, fleet: newFleet }) => {
    const fleet = newFleet();
    console.log(`Seeding ${users} learners and ${progress} rows of progress, twice …`);
    await seed(url, options);
    await seedFolder(fleet.embedded, options);
    await fleet.start(url, ['rounds', 'pglite']);
    console.log(`${options.rounds} rounds of ${options.seconds} s.\n\n${header(against)}`);
    const learners = sendingLearners([{ first: 1, last: users, progress }]);
    const ground = { fleet, database, backend, options, users, learners };
    for (const path of chosen) {
      for (const connections of options.connections) {
        const measured = await measure(ground, path, connections);
        console.log(`${report(path, connections, measured, options, against).join('\n')}\n`);
      }
    }
  });
}
