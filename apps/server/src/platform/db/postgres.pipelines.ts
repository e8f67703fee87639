import pg from 'pg';
import { available, connected } from './unavailable.ts';

/** Few, so that each one always has work queued. */
const count = 4;

/** Connections that take statements in turn without waiting for answers; opened when first needed. */
export class Pipelines {
  readonly #config: pg.ClientConfig;
  readonly #onError: (error: Error) => void;
  readonly #clients: (Promise<pg.Client> | undefined)[] = [];
  #turn = 0;

  constructor(config: pg.ClientConfig, onError: (error: Error) => void) {
    this.#config = config;
    this.#onError = onError;
  }

  async ask(asked: pg.QueryConfig<unknown[]>): Promise<pg.QueryResult> {
    this.#turn = (this.#turn + 1) % count;
    const client = await connected((this.#clients[this.#turn] ??= this.#connect(this.#turn)));
    return available(client.query(asked));
  }

  /** Sends a statement through every connection. */
  askAll(asked: pg.QueryConfig<unknown[]>): Promise<unknown> {
    return Promise.all(Array.from({ length: count }, () => this.ask(asked)));
  }

  /** When it is lost, pending statements fail and the next one opens a new connection. */
  #connect(place: number): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    const connected = client.connect().then(() => client);
    const forget = () => {
      if (this.#clients[place] === connected) this.#clients[place] = undefined;
    };
    client.on('error', this.#onError).on('error', forget).on('end', forget);
    connected.catch(forget);
    return connected;
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map(async (client) => (await client?.catch(() => undefined))?.end()));
  }
}
