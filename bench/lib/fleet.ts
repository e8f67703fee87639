import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverOptions } from '../../scripts/lib/node.mjs';
import type { Took, Turn } from '../load.ts';
import type { ServerName, Step } from '../paths.ts';
import type { Ready } from './child.ts';

export interface Running extends Ready {
  readonly pid: number;
}

/** What runs under each name: the same Rounds twice, on two databases. */
const programs: Readonly<Record<ServerName, string>> = {
  limit: 'limit',
  rounds: 'rounds',
  usual: 'usual',
  pglite: 'rounds',
};

/** The processes of a run: servers and the one that sends the load. */
export class Fleet {
  readonly servers = new Map<ServerName, Running>();
  readonly #children: ChildProcess[] = [];
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'rounds-bench-'));
  #load: ChildProcess | undefined;

  /** The folder of the server on PGlite, to be filled before it starts. */
  get embedded(): string {
    return path.join(this.#dataDir, 'embedded');
  }

  async start(
    databaseUrl: string,
    names: readonly ServerName[] = ['limit', 'rounds', 'usual'],
  ): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      // The product's default, for all three.
      DATABASE_POOL: '20',
      DATA_DIR: this.#dataDir,
      LOG_LEVEL: 'warn',
      // Whoever signs in names an address of their own.
      TRUST_PROXY: 'loopback',
      DEMO: 'off',
    };
    const onPglite = { ...env, DATABASE_URL: undefined, DATA_DIR: this.embedded };
    for (const name of names) {
      const child = this.#fork(programs[name], name === 'pglite' ? onPglite : env);
      this.servers.set(name, { ...(await answer<Ready>(child, name)), pid: child.pid ?? 0 });
    }
    this.#load = this.#fork('load', env);
  }

  #fork(program: string, env: NodeJS.ProcessEnv): ChildProcess {
    const file = fileURLToPath(new URL(`../${program}.ts`, import.meta.url));
    const asInProduction = program === 'rounds' && {
      env: { ...serverEnvironment(process.execPath), ...env },
      execArgv: serverOptions,
    };
    const child = fork(file, { env, execArgv: [], ...asInProduction });
    this.#children.push(child);
    return child;
  }

  server(name: ServerName): Running {
    const found = this.servers.get(name);
    if (!found) throw new Error(`The server ${name} is not running`);
    return found;
  }

  portFor(name: ServerName, step: Step | undefined): number {
    const { port, sidePort } = this.server(name);
    return step?.side ? (sidePort ?? port) : port;
  }

  async take(turn: Turn): Promise<Took> {
    if (!this.#load) throw new Error('Nothing is started');
    this.#load.send(turn);
    return answer<Took>(this.#load, 'load');
  }

  async stop(): Promise<void> {
    const gone = this.#children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    const running = this.#children.filter((child) => child.exitCode === null && child.signalCode === null);
    for (const child of running) child.disconnect();
    await Promise.all(gone.filter((_, index) => running.includes(this.#children[index] as ChildProcess)));
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

/** The next message of a process, which may also die instead of sending one. */
function answer<T>(child: ChildProcess, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error(`${name} ended unexpectedly`));
    child.once('exit', died);
    child.once('message', (message) => {
      child.off('exit', died);
      resolve(message as T);
    });
  });
}
