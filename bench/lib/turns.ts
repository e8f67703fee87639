import type pg from 'pg';
import { sessionsEnded } from '../../apps/server/src/identity/accounts/sessions/sessions.queries.ts';
import { anyLearners } from '../data/learners.ts';
import type { Path, Variant } from '../paths.ts';
import type { Sample } from './figures.ts';
import type { Fleet } from './fleet.ts';
import type { Options } from './options.ts';
import type { Measured } from './report.ts';
import type { Traffic } from './requests.ts';
import { knownTags } from './tags.ts';

/** Where turns are taken. */
export interface Ground {
  readonly fleet: Fleet;
  readonly database: pg.Client;
  /** The process of PostgreSQL's that serves `database`. */
  readonly backend: number;
  readonly options: Options;
  /** How many learners there are, and those that send. */
  readonly users: number;
  readonly learners: readonly number[];
}

const stormConnections = 16;
const warmUpSeconds = 0.5;
/** More than one server gets requests from in one turn. */
const strangers = 40_000;

/** Rounds in which each variant has its turn; a different one starts each time. */
export async function measure(ground: Ground, path: Path, connections: number): Promise<Measured> {
  const variants = await knownTags(ground.fleet, path.variants);
  const samples = new Map<string, Sample[]>(variants.map(({ label }) => [label, []]));
  const take = (variant: Variant, seconds: number) => sample(ground, variant, path, connections, seconds);
  for (const variant of variants) await take(variant, warmUpSeconds);
  for (let round = 0; round < ground.options.rounds; round += 1) {
    for (let turn = 0; turn < variants.length; turn += 1) {
      const variant = variants[(turn + round) % variants.length];
      if (variant) samples.get(variant.label)?.push(await take(variant, ground.options.seconds));
    }
  }
  return samples;
}

async function sample(
  ground: Ground,
  variant: Variant,
  { name, pause = 0, arrivals }: Path,
  connections: number,
  seconds: number,
): Promise<Sample> {
  const { server, label, steps, beside } = variant;
  const took = await ground.fleet.take({
    port: ground.fleet.portFor(server, steps[0]),
    steps,
    pause,
    arrivals,
    connections,
    seconds,
    ...(beside && { beside: { steps: beside, connections: stormConnections } }),
    traffic: await trafficOf(ground, variant),
    watch: { server: ground.fleet.server(server).pid, backend: ground.backend },
  });
  if (took.failed > 0)
    throw new Error(`${name}: ${label} failed ${took.failed} times, with status ${took.failure}`);
  const { units } = took;
  const [serverTime, postgres] = [took.server / units, took.postgres / units];
  return {
    ...took,
    rate: units / took.seconds,
    server: serverTime,
    postgres,
    cpu: serverTime + postgres,
  };
}

async function trafficOf({ database, options, users, learners }: Ground, variant: Variant): Promise<Traffic> {
  const { scenarios } = options;
  if (!variant.strangers) return { learners, scenarios };
  // Without a name, servers have to forget all sessions.
  await database.query('select pg_notify($1, $2)', [sessionsEnded, '']);
  const start = Math.floor(Math.random() * users);
  return { learners: anyLearners(users, strangers, start), inTurn: true, scenarios };
}
