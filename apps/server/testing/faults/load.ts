import type { Client } from '../client.ts';

/** One thing that a learner wants done once, however often it has to be asked for. */
export interface Intent {
  /** By which it is found in the database. */
  readonly key: string;
  /** Asks for it, and returns the status; 208 where it turns out that it is done already. */
  send(client: Client): Promise<number>;
}

/** What became of the intents of one kind of write. */
export class Record {
  /** Answered with success: has to be there, once. */
  readonly acknowledged = new Set<string>();
  /** Answered with a refusal: must not be there. */
  readonly refused = new Set<string>();
  /** Asked for and not answered, or by a failure: may be there, once. */
  readonly unknown = new Set<string>();
  /** How often which status was answered; 0 for no answer. */
  readonly statuses = new Map<number, number>();
}

export interface Work {
  /** What is to be done next; null when there is no more. */
  next(): Intent | null;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Between two requests of one worker, so that no learner runs into the limit on all requests. */
const restMs = 15;
const retryMs = 60;

/** Works of several kinds, each by workers of its own, until it is told to end. */
export class Load {
  readonly records = new Map<string, Record>();
  readonly #client: () => Client;
  readonly #working: Promise<void>[] = [];
  #isOver = false;

  /** @param client asked for before each request: a server that is started again is somewhere else */
  constructor(client: () => Client) {
    this.#client = client;
  }

  begin(name: string, work: Work, workers: number): void {
    const record = new Record();
    this.records.set(name, record);
    for (let n = 0; n < workers; n += 1) this.#working.push(this.#work(work, record));
  }

  /** Resolves once every worker has had an answer to what it last asked. */
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

  /** Asks until it is answered, as a client does that keeps what could not be sent. */
  async #carryOut(intent: Intent, { acknowledged, refused, unknown, statuses }: Record): Promise<void> {
    while (!this.#isOver) {
      const status = await intent.send(this.#client()).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500) {
        unknown.add(intent.key);
        await pause(retryMs);
        continue;
      }
      // Asked too often: whether an earlier try did it is not told.
      if (status === 429) return;
      unknown.delete(intent.key);
      (status < 300 ? acknowledged : refused).add(intent.key);
      return;
    }
  }
}
