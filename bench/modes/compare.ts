import { availableParallelism } from 'node:os';
import { checkEquivalence } from '../check.ts';
import { sendingLearners } from '../data/learners.ts';
import { seed } from '../data/seed.ts';
import { withCluster } from '../lib/cluster.ts';
import type { Options } from '../lib/options.ts';
import { header, report } from '../lib/report.ts';
import { measure } from '../lib/turns.ts';
import { paths } from '../paths.ts';

/** Rounds against the limit and the usual stack, path by path. */
export async function compare(options: Options): Promise<void> {
  const { only, users, progress } = options;
  const chosen = paths.filter(({ name }) => only.length === 0 || only.includes(name));
  if (chosen.length === 0)
    throw new Error(`--only names no path. There are: ${paths.map(({ name }) => name).join(', ')}`);

  await withCluster(async ({ url, database, backend, fleet: newFleet }) => {
    console.log(`Seeding ${users} learners and ${progress} rows of progress …`);
    await seed(url, options);
    const fleet = newFleet();
    await fleet.start(url);
    await checkEquivalence(fleet, database, options);
    console.log(
      `The three servers answer alike. ${availableParallelism()} processors, ${options.rounds} rounds of ${options.seconds} s.\n`,
    );
    console.log(header());
    const learners = sendingLearners([{ first: 1, last: users, progress }]);
    const ground = { fleet, database, backend, options, users, learners };
    for (const path of chosen) {
      for (const connections of path.connections ?? options.connections) {
        const measured = await measure(ground, path, connections);
        console.log(`${report(path, connections, measured, options).join('\n')}\n`);
      }
    }
  });
}
