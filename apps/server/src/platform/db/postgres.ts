import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Orm, Sql, Statement } from './database.ts';

type Connection = pg.Pool | pg.PoolClient;

/** Shared by all pipelined reads: few, so that each has something to do whenever the server looks. */
const pipelineCount = 4;

export interface PostgresOptions {
  readonly url: string;
  readonly pool: number;
  readonly onError: (error: Error) => void;
}

/** A PostgreSQL server through a pool of connections, a few for pipelined reads, and one more that listens. */
export function openPostgres({ url, pool: max, onError }: PostgresOptions): Database {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: 5000,
    statement_timeout: 20_000,
    application_name: 'rounds',
  };
  const pool = new pg.Pool({ ...connection, max, idleTimeoutMillis: 30_000 });
  pool.on('error', onError);
  const pipelined = new Pipelines({ ...connection, pipeline: true, keepAlive: true }, onError);
  const listener = new Listener(url, onError);
  return {
    kind: 'postgres',
    ...sqlOn(pool, pipelined),
    async transaction(work) {
      const client = await pool.connect();
      let broken = false;
      try {
        await client.query('begin');
        const result = await work(sqlOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => (broken = true));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    listen: (channel, handler) => listener.listen(channel, handler),
    async close() {
      await listener.close();
      await pipelined.close();
      await pool.end();
    },
  };
}

function sqlOn(connection: Connection, pipelines?: Pipelines): Sql {
  let orm: Orm | undefined;
  return {
    async query<Row>({ name, text, pipelined }: Statement, values: readonly unknown[] = []) {
      const on = pipelined && pipelines ? await pipelines.next() : connection;
      return (await on.query({ name, text, values: [...values] })).rows as Row[];
    },
    async run<Row>(text: string, values: readonly unknown[] = []) {
      if (values.length > 0) return (await connection.query(text, [...values])).rows as Row[];
      const result: unknown = await connection.query(text);
      const last = Array.isArray(result) ? (result as pg.QueryResult[]).at(-1) : (result as pg.QueryResult);
      return (last?.rows ?? []) as Row[];
    },
    get orm() {
      return (orm ??= drizzle(connection as pg.PoolClient) as unknown as Orm);
    },
  };
}

/** Connections that take statements in turn, whether or not the last one is answered; made when they are first needed. */
class Pipelines {
  readonly #config: pg.ClientConfig;
  readonly #onError: (error: Error) => void;
  readonly #clients: (Promise<pg.Client> | undefined)[] = [];
  #turn = 0;

  constructor(config: pg.ClientConfig, onError: (error: Error) => void) {
    this.#config = config;
    this.#onError = onError;
  }

  next(): Promise<pg.Client> {
    this.#turn = (this.#turn + 1) % pipelineCount;
    return (this.#clients[this.#turn] ??= this.#connect(this.#turn));
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

/** One connection for LISTEN, made anew when it is lost. */
class Listener {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #handlers = new Map<string, ((payload: string) => void)[]>();
  #client: Promise<pg.Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<void> {
    const others = this.#handlers.get(channel);
    if (others) {
      others.push(handler);
      return;
    }
    this.#handlers.set(channel, [handler]);
    const client = await (this.#client ??= this.#connect());
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'rounds listener',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    client.on('error', this.#onError);
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? '');
    });
    await client.connect();
    // Only a connection that stood can be lost. One that failed ends too, and is tried again by whoever made it.
    client.on('end', () => {
      this.#forgetAll();
      this.#reconnectSoon();
    });
    return client;
  }

  /** What is said while nobody listens is lost: an empty payload tells every handler to forget all that it holds. */
  #forgetAll(): void {
    for (const handlers of this.#handlers.values()) for (const handler of handlers) handler('');
  }

  #reconnectSoon(): void {
    if (this.#closed || this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      void this.#reconnect();
    }, 1000).unref();
  }

  async #reconnect(): Promise<void> {
    if (this.#closed) return;
    try {
      this.#client = this.#connect();
      const client = await this.#client;
      for (const channel of this.#handlers.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.#forgetAll();
    } catch (error) {
      this.#onError(error as Error);
      this.#reconnectSoon();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }
}
