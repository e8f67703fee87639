import pg from 'pg';
import { available, connected } from './unavailable.ts';

/** Few, so that each has something to do whenever the server looks. */
const count = 4;

/** Connections that take statements in turn, whether or not the last one is answered; made when they are first needed. */
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

  /** Asks every connection. */
  askAll(asked: pg.QueryConfig<unknown[]>): Promise<unknown> {
    return Promise.all(Array.from({ length: count }, () => this.ask(asked)));
  }

  /** What it was asked when it is lost fails, and whoever is next finds another one. */
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
