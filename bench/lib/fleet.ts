import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Took, Turn } from '../load.ts';
import type { ServerName, Step } from '../paths.ts';
import type { Ready } from './child.ts';

export interface Running extends Ready {
  readonly pid: number;
}

/** The processes of a run: three servers and the one that sends the load. */
export class Fleet {
  readonly servers = new Map<ServerName, Running>();
  readonly #children: ChildProcess[] = [];
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'rounds-bench-'));
  #load: ChildProcess | undefined;

  async start(databaseUrl: string): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      // The product's default, for all three.
      DATABASE_POOL: '20',
      DATA_DIR: this.#dataDir,
      LOG_LEVEL: 'warn',
      DEMO: 'off',
    };
    for (const name of ['limit', 'rounds', 'usual'] as const) {
      const child = this.#fork(name, env);
      this.servers.set(name, { ...(await answer<Ready>(child, name)), pid: child.pid ?? 0 });
    }
    this.#load = this.#fork('load', env);
  }

  #fork(name: string, env: NodeJS.ProcessEnv): ChildProcess {
    const child = fork(fileURLToPath(new URL(`../${name}.ts`, import.meta.url)), { env });
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

/** The next message of a process that it may also die instead of sending. */
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
