import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { Fleet } from './fleet.ts';

/** A server for a few thousand learners on a small machine with a solid-state disk; what is committed is on the disk. */
const settings = {
  shared_buffers: '512MB',
  effective_cache_size: '2GB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  random_page_cost: 1.1,
};

export interface Cluster {
  readonly url: string;
  readonly database: pg.Client;
  /** The process of PostgreSQL's that serves `database`. */
  readonly backend: number;
  /** A new one, which is stopped with the cluster at the latest. */
  readonly fleet: () => Fleet;
}

/**
 * Starts a private PostgreSQL for `work`, and in the end removes it with everything started on it, whatever happens.
 */
export async function withCluster(
  work: (cluster: Cluster) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const { url, stop: remove } = await startPostgres({ durable: true, settings: { ...settings, ...more } });
  const fleets: Fleet[] = [];
  const database = new pg.Client({ connectionString: url });
  const stop = async () => {
    for (const fleet of fleets) await fleet.stop();
    await database.end();
    await remove();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  }
  try {
    await database.connect();
    const found = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
    const fleet = () => {
      const made = new Fleet();
      fleets.push(made);
      return made;
    };
    await work({ url, database, backend: found.rows[0]?.pid ?? 0, fleet });
  } finally {
    await stop();
  }
}
