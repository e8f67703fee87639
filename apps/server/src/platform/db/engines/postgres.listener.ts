import pg from 'pg';
import { verdictOrUnavailable, orUnavailable } from '../unavailable.ts';

const reconnectMs = 1000;

interface Options extends pg.ClientConfig {
  /** Interval of the heartbeats that detect silently dead connections. */
  readonly beatMs: number;
}

/** The one connection for LISTEN; reconnects when it is lost. */
export class Listener {
  readonly #options: Options;
  readonly #onError: (error: Error) => void;
  readonly #handlers = new Map<string, ((payload: string) => void)[]>();
  #client: Promise<pg.Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: Options, onError: (error: Error) => void) {
    this.#options = options;
    this.#onError = onError;
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<void> {
    if (this.#closed) return orUnavailable(Promise.reject(new Error('The database is closed')));
    const others = this.#handlers.get(channel);
    if (others) {
      others.push(handler);
      return;
    }
    this.#handlers.set(channel, [handler]);
    const client = await orUnavailable((this.#client ??= this.#connect()));
    await verdictOrUnavailable(client.query(`listen ${pg.escapeIdentifier(channel)}`));
  }

  async #connect(): Promise<pg.Client> {
    const { beatMs, ...config } = this.#options;
    const client = new pg.Client({ ...config, application_name: 'rounds listener' });
    client.on('error', this.#onError);
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? '');
    });
    await client.connect();
    const beat = setInterval(() => void client.query('select 1').catch(() => client.end()), beatMs).unref();
    // Only an established connection can be lost. A failed attempt ends too, but its caller retries.
    client.on('end', () => {
      clearInterval(beat);
      this.#forgetAll();
      this.#reconnectSoon();
    });
    return client;
  }

  /**
   * Notifications sent in the meantime are lost, so an empty payload tells every handler to drop what it has cached.
   */
  #forgetAll(): void {
    for (const handlers of this.#handlers.values()) for (const handler of handlers) handler('');
  }

  #reconnectSoon(): void {
    if (this.#closed || this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      void this.#reconnect();
    }, reconnectMs).unref();
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
      await this.#client?.then((client) => client.end()).catch(() => undefined);
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
