import { availableParallelism } from 'node:os';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { checkEquivalence } from './check.ts';
import { sendingLearners } from './data/learners.ts';
import { seed } from './data/seed.ts';
import type { Sample } from './lib/figures.ts';
import { Fleet } from './lib/fleet.ts';
import { knownTags } from './lib/tags.ts';
import { type Options, readOptions, usage } from './lib/options.ts';
import { type Measured, header, report } from './lib/report.ts';
import { type Path, type Variant, paths } from './paths.ts';

/** A server for a few thousand learners on a small machine with a solid-state disk; what is committed is on the disk. */
const settings = {
  shared_buffers: '512MB',
  effective_cache_size: '2GB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  random_page_cost: 1.1,
};
const stormConnections = 16;
const warmUpSeconds = 0.5;

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(`${usage}\n${paths.map(({ name, title }) => `  ${title} (${name})`).join('\n')}`);
    return;
  }
  const options = readOptions(process.argv.slice(2));
  const chosen = paths.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
  if (chosen.length === 0)
    throw new Error(`--only names no path. There are: ${paths.map(({ name }) => name).join(', ')}`);

  const cluster = await startPostgres({ durable: true, settings });
  const fleet = new Fleet();
  const database = new pg.Client({ connectionString: cluster.url });
  const stop = async () => {
    await fleet.stop();
    await database.end();
    await cluster.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  }
  try {
    console.log(`Seeding ${options.users} learners and ${options.progress} rows of progress …`);
    await seed(cluster.url, options);
    await database.connect();
    await fleet.start(cluster.url);
    await checkEquivalence(fleet, database, options);
    console.log(
      `The three servers answer alike. ${availableParallelism()} processors, ${options.rounds} rounds of ${options.seconds} s.\n`,
    );
    console.log(header());
    const backend = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
    for (const path of chosen) {
      for (const connections of path.connections ?? options.connections) {
        const measured = await measure(fleet, path, connections, options, backend.rows[0]?.pid ?? 0);
        console.log(`${report(path, connections, measured, options).join('\n')}\n`);
      }
    }
  } finally {
    await stop();
  }
}

/** Rounds in which each variant has its turn; another one begins each time. */
async function measure(
  fleet: Fleet,
  path: Path,
  connections: number,
  options: Options,
  backend: number,
): Promise<Measured> {
  const variants = await knownTags(fleet, path.variants);
  const samples = new Map<string, Sample[]>(variants.map(({ label }) => [label, []]));
  const take = (variant: Variant, seconds: number) =>
    sample(fleet, variant, path, { connections, seconds, options, backend });
  for (const variant of variants) await take(variant, warmUpSeconds);
  for (let round = 0; round < options.rounds; round += 1) {
    for (let turn = 0; turn < variants.length; turn += 1) {
      const variant = variants[(turn + round) % variants.length];
      if (variant) samples.get(variant.label)?.push(await take(variant, options.seconds));
    }
  }
  return samples;
}

async function sample(
  fleet: Fleet,
  { server, label, steps, beside }: Variant,
  { name, pause = 0, arrivals }: Path,
  given: { connections: number; seconds: number; options: Options; backend: number },
): Promise<Sample> {
  const took = await fleet.take({
    port: fleet.portFor(server, steps[0]),
    ...{ steps, pause, arrivals, connections: given.connections, seconds: given.seconds },
    ...(beside && { beside: { steps: beside, connections: stormConnections } }),
    traffic: { learners: sendingLearners(given.options.users), scenarios: given.options.scenarios },
    watch: { server: fleet.server(server).pid, backend: given.backend },
  });
  if (took.failed > 0)
    throw new Error(`${name}: ${label} failed ${took.failed} times, with status ${took.failure}`);
  const { units, seconds } = took;
  return { ...took, rate: units / seconds, server: took.server / units, postgres: took.postgres / units };
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
