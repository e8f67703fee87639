import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../src/platform/db/database.ts';
import { openPglite } from '../src/platform/db/engines/pglite.ts';
import { openPostgres } from '../src/platform/db/engines/postgres.ts';
import { Client, overHttp } from './client.ts';
import { type ChildProgram, startProgram } from './processes.ts';

/** A server in its own process, on a database that outlives the process. */
export class ServerProcess {
  readonly #folder: string;
  readonly #env: Record<string, string>;
  readonly #databaseUrl: string | undefined;
  #running: ChildProgram | undefined;
  /** Where it listens since the last start. */
  origin = '';

  private constructor(folder: string, databaseUrl: string | undefined, env: Record<string, string>) {
    this.#folder = folder;
    this.#databaseUrl = databaseUrl;
    const url = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
    this.#env = { PORT: '0', DEMO: 'off', LOG_LEVEL: 'error', DATA_DIR: folder, ...url, ...env };
  }

  /**
   * @param databaseUrl a PostgreSQL server's; without one, an embedded database in a new folder, or in `DATA_DIR`
   * @param prepare puts something into that new folder first
   */
  static async start(
    databaseUrl?: string,
    env: Record<string, string> = {},
    prepare?: (folder: string) => Promise<void>,
  ): Promise<ServerProcess> {
    const folder = await mkdtemp(path.join(tmpdir(), 'rounds-server-'));
    if (databaseUrl === undefined) await prepare?.(folder);
    const server = new ServerProcess(folder, databaseUrl, env);
    await server.start();
    return server;
  }

  get running(): ChildProgram {
    if (!this.#running) throw new Error('Not started');
    return this.#running;
  }

  get isAlive(): boolean {
    return this.running.child.exitCode === null && this.running.child.signalCode === null;
  }

  /** A client without a session. */
  get client(): Client {
    return new Client(overHttp(this.origin));
  }

  /** How long the last start took, in milliseconds. */
  startMs = 0;

  /** Starts it, or restarts it if it is gone. */
  async start(): Promise<void> {
    const began = performance.now();
    this.#running = startProgram('src/main.ts', { cwd: this.#folder, env: this.#env });
    const said = await this.#running.printed('listening on');
    const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
    this.origin = `http://127.0.0.1:${port}`;
    this.startMs = performance.now() - began;
  }

  /** Tells it to stop, and returns its exit code. */
  async stop(): Promise<number | null> {
    this.running.child.kill('SIGTERM');
    return (await this.running.ended).code;
  }

  /** Runs another process on the database; if that is the embedded one, the server is stopped first. */
  async inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = this.#databaseUrl
      ? openPostgres({ url: this.#databaseUrl, pool: 2, onError: () => undefined })
      : await openPglite({ folder: path.join(this.#env['DATA_DIR']!, 'database') });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }

  /** Kills it, whatever its state, and removes its folder. */
  async remove(): Promise<void> {
    this.#running?.child.kill('SIGKILL');
    await this.#running?.ended;
    await rm(this.#folder, { recursive: true });
  }
}
