import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { serverEnvironment, serverOptions } from '../../scripts/lib/node.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import type { Took, Turn } from '../load.ts';
import type { ServerName } from '../paths.ts';

/** A server for a few thousand learners on a small machine with a solid-state disk; what is committed is on the disk. */
const settings = {
  shared_buffers: '512MB',
  effective_cache_size: '2GB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  random_page_cost: 1.1,
};

/** A PostgreSQL, the servers on it, and the process that sends them their load. */
export type Cluster = Awaited<ReturnType<typeof openCluster>>;

async function openCluster(url: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rounds-bench-'));
  const embedded = path.join(dataDir, 'embedded');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: url,
    // The product's default, for all three.
    DATABASE_POOL: '20',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Whoever signs in names an address of their own.
    TRUST_PROXY: 'loopback',
    DEMO: 'off',
  };
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const found = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = found.rows[0]?.pid ?? 0;
  const servers = new Map<ServerName, { readonly port: number; readonly pid: number }>();
  let children: ChildProcess[] = [];

  const forkOf = (program: string, changes: NodeJS.ProcessEnv = {}): ChildProcess => {
    const file = fileURLToPath(new URL(`../${program}.ts`, import.meta.url));
    const asInProduction = program === 'rounds';
    const child = fork(file, {
      env: { ...(asInProduction && serverEnvironment(process.execPath)), ...env, ...changes },
      execArgv: asInProduction ? serverOptions : [],
    });
    children.push(child);
    return child;
  };
  const server = (name: ServerName) => {
    const running = servers.get(name);
    if (!running) throw new Error(`The server ${name} is not running.`);
    return running;
  };
  let load: ChildProcess | undefined;

  const cluster = {
    url,
    database,
    /** The folder of the server on PGlite, to be filled before it starts. */
    embedded,
    server,
    async start(names: readonly ServerName[]): Promise<void> {
      for (const name of names) {
        const child =
          name === 'pglite'
            ? forkOf('rounds', { DATABASE_URL: undefined, DATA_DIR: embedded })
            : forkOf(name);
        servers.set(name, { port: await nextMessage<number>(child, name), pid: child.pid ?? 0 });
      }
      load = forkOf('load');
    },
    /** Sends a server its load. */
    async take(name: ServerName, turn: Omit<Turn, 'port' | 'watch'>): Promise<Took> {
      if (!load) throw new Error('Nothing is started.');
      const { port, pid } = server(name);
      const whole: Turn = { ...turn, port, watch: { server: pid, backend } };
      load.send(whole);
      return nextMessage<Took>(load, 'load');
    },
    async stopServers(): Promise<void> {
      const running = children.filter(({ connected }) => connected);
      children = [];
      const gone = running.map((child) => once(child, 'exit'));
      for (const child of running) child.disconnect();
      await Promise.all(gone);
    },
    async stop(): Promise<void> {
      await cluster.stopServers();
      await database.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return cluster;
}

/** The next message of a process, which may also die instead of sending one. */
function nextMessage<T>(child: ChildProcess, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error(`${name} ended unexpectedly`));
    child.once('exit', died);
    child.once('message', (message) => {
      child.off('exit', died);
      resolve(message as T);
    });
  });
}

/**
 * Starts a private PostgreSQL for `work`, and in the end removes it with everything started on it, whatever happens.
 */
export async function withCluster(
  work: (cluster: Cluster) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const { url, stop: remove } = await startPostgres({ durable: true, settings: { ...settings, ...more } });
  const cluster = await openCluster(url);
  const stop = () => cluster.stop().finally(remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  }
  await work(cluster).finally(stop);
}
