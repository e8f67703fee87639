import pg from 'pg';
import { verdictOrUnavailable, orUnavailable } from '../unavailable.ts';

/** Few, so that each one always has work queued. */
const count = 4;

/** Connections that take statements in turn without waiting for answers; opened when first needed. */
export class Pipelines {
  readonly #config: pg.ClientConfig;
  readonly #onError: (error: Error) => void;
  readonly #clients: (Promise<pg.Client> | undefined)[] = [];
  #turn = 0;
  #closed = false;

  constructor(config: pg.ClientConfig, onError: (error: Error) => void) {
    this.#config = config;
    this.#onError = onError;
  }

  async ask(asked: pg.QueryConfig<unknown[]>): Promise<pg.QueryResult> {
    // A late call, from a timer for instance, must not open a connection that nobody closes.
    if (this.#closed) return orUnavailable(Promise.reject(new Error('The database is closed')));
    this.#turn = (this.#turn + 1) % count;
    const client = await orUnavailable((this.#clients[this.#turn] ??= this.#connect(this.#turn)));
    return verdictOrUnavailable(client.query(asked));
  }

  /** Sends a statement through every connection. */
  askAll(asked: pg.QueryConfig<unknown[]>): Promise<unknown> {
    return Promise.all(Array.from({ length: count }, () => this.ask(asked)));
  }

  /** When it is lost, pending statements fail and the next one opens a new connection. */
  #connect(place: number): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    const connecting = client.connect().then(() => client);
    const forget = () => {
      if (this.#clients[place] === connecting) this.#clients[place] = undefined;
    };
    client.on('error', this.#onError).on('error', forget).on('end', forget);
    connecting.catch(forget);
    return connecting;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#clients.map(async (client) => (await client?.catch(() => undefined))?.end()));
  }
}
