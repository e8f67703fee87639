import type { Client } from '../client.ts';

/** Something that a learner wants done once, however often it has to be requested. */
export interface Intent {
  /** Identifies it in the database. */
  readonly key: string;
  /** Requests it, and returns the status; 208 if it turns out to be done already. */
  send(client: Client): Promise<number>;
}

/** The outcomes of one kind of write. */
export class Record {
  /** Acknowledged: must exist, once. */
  readonly acknowledged = new Set<string>();
  /** Refused: must not exist. */
  readonly refused = new Set<string>();
  /** Unanswered, or failed: may exist, once. */
  readonly unknown = new Set<string>();
  /** How often each status was returned; 0 for no answer. */
  readonly statuses = new Map<number, number>();
}

export interface Work {
  /** The next thing to do; null when there is nothing more. */
  next(): Intent | null;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** The pause between two requests of a worker, so that no learner runs into the limit on all requests. */
const restMs = 15;
const retryMs = 60;

/** Runs writes of several kinds, each with its own workers, until told to stop. */
export class Load {
  readonly records = new Map<string, Record>();
  readonly #client: () => Client;
  readonly #working: Promise<void>[] = [];
  #isOver = false;

  /** @param client called before each request, since a restarted server has another address */
  constructor(client: () => Client) {
    this.#client = client;
  }

  begin(name: string, work: Work, workers: number): void {
    const record = new Record();
    this.records.set(name, record);
    for (let n = 0; n < workers; n += 1) this.#working.push(this.#work(work, record));
  }

  /** Resolves once every worker's last request has been answered. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#working);
  }

  /** Resolves when some writes of each kind are acknowledged. */
  async underWay(): Promise<void> {
    while ([...this.records.values()].some(({ acknowledged }) => acknowledged.size < 5)) await pause(20);
  }

  get acknowledged(): number {
    return [...this.records.values()].reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }

  get statuses(): Set<number> {
    return new Set([...this.records.values()].flatMap(({ statuses }) => [...statuses.keys()]));
  }

  async #work(work: Work, record: Record): Promise<void> {
    for (let intent = work.next(); intent && !this.#isOver; intent = work.next()) {
      await this.#carryOut(intent, record);
      await pause(restMs);
    }
  }

  /** Retries until there is an answer, as a client with an outbox does. */
  async #carryOut(intent: Intent, { acknowledged, refused, unknown, statuses }: Record): Promise<void> {
    while (!this.#isOver) {
      const status = await intent.send(this.#client()).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500) {
        unknown.add(intent.key);
        await pause(retryMs);
        continue;
      }
      // Over the limit, which doesn't say whether an earlier try succeeded.
      if (status === 429) return;
      unknown.delete(intent.key);
      (status < 300 ? acknowledged : refused).add(intent.key);
      return;
    }
  }
}
