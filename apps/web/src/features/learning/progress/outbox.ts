import {
  bodyToSend,
  dropExpired,
  isSamePost,
  nextToSend,
  retryDelay,
  runOf,
  verdictOn,
  waitingRuns,
  type Failure,
  type OutboxBody,
  type OutboxItem,
  type Recorded,
  type Verdict,
} from './outbox.rules.ts';

/**
 * `sent`: the server answered. `saved`: stored on this device. `known`: the server had it. `refused`: it never counts.
 */
export type Delivery<Answer = Recorded> =
  | { readonly status: 'sent'; readonly answer: Answer }
  | { readonly status: 'saved' }
  | { readonly status: 'known' }
  | { readonly status: 'refused'; readonly error: unknown };

/** Reports posts that no caller is waiting for any more. */
export interface OutboxEvents<Body extends OutboxBody, Answer> {
  /** Every accepted post, as soon as it is accepted. `late`: it had been reported as saved. */
  readonly onSent: (body: Body, answer: Answer, late: boolean) => void;
  /** Stored posts that can no longer count. */
  readonly onLost: (bodies: readonly Body[]) => void;
}

/** The outbox's dependencies, so that tests can run it without a browser. */
export interface OutboxHost<Body extends OutboxBody, Answer> {
  readonly load: (userId: number) => readonly OutboxItem<Body>[];
  /** False when nothing can be stored: the items then live as long as the page. */
  readonly save: (userId: number, items: readonly OutboxItem<Body>[]) => boolean;
  /** Posts as the signed-in learner; rejects with the failure. */
  readonly send: (body: Body) => Promise<Answer>;
  readonly failureOf: (error: unknown) => Failure;
  readonly signedInAs: () => number | null;
  readonly now: () => number;
  readonly newId: () => string;
  /** Runs a function once after some milliseconds; returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
}

export interface OutboxState {
  /** How many attempts and practice sessions have posts stored because sending failed; 0 while all is well. */
  readonly waiting: number;
  /** Whether the stored posts survive closing the page. */
  readonly durable: boolean;
}

type Hold = Exclude<Verdict, 'known' | 'refuse'>;

/** After this long without an answer the learner is told "saved", while sending goes on. */
const patienceMs = 8_000;

/**
 * Stores answers and results until the server has them: written first, sent in order, retried on network errors, 5xx
 * and 429. It belongs to one learner at a time; another learner's posts stay where they are.
 */
export function createOutbox<Body extends OutboxBody, Answer>(
  host: OutboxHost<Body, Answer>,
  events: OutboxEvents<Body, Answer>,
) {
  /** Callbacks for the first news of an item, and for all news as long as the page lives. */
  const waitingFor = new Map<string, (delivery: Delivery<Answer>) => void>();
  const followers = new Map<string, (delivery: Delivery<Answer>) => void>();
  const listeners = new Set<() => void>();
  const unsaved = new Map<number, readonly OutboxItem<Body>[]>();
  let state: OutboxState = { waiting: 0, durable: true };
  let sending: Promise<void> = Promise.resolve();
  let active = false;
  /** How often sending was requested. */
  let asked = 0;
  let failures = 0;
  /** The server asked not to be contacted before this time. */
  let quietUntil = 0;
  let cancelRetry = () => {};

  const itemsOf = (userId: number) => unsaved.get(userId) ?? host.load(userId);

  function keep(userId: number, items: readonly OutboxItem<Body>[]): void {
    if (host.save(userId, items)) unsaved.delete(userId);
    else unsaved.set(userId, items);
  }

  function publish(): void {
    const userId = host.signedInAs();
    const late = userId === null ? [] : itemsOf(userId).filter((item) => !waitingFor.has(item.id));
    const next = { waiting: waitingRuns(late), durable: unsaved.size === 0 };
    if (next.waiting === state.waiting && next.durable === state.durable) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Tells everybody who is still waiting; true if nobody was. */
  function settle(id: string, delivery: Delivery<Answer>): boolean {
    const tell = waitingFor.get(id);
    waitingFor.delete(id);
    tell?.(delivery);
    followers.get(id)?.(delivery);
    if (delivery.status !== 'saved') followers.delete(id);
    return !tell;
  }

  function settleAllAsSaved(): void {
    for (const id of [...waitingFor.keys()]) settle(id, { status: 'saved' });
    publish();
  }

  function removeItem(userId: number, id: string): void {
    keep(
      userId,
      itemsOf(userId).filter((item) => item.id !== id),
    );
  }

  function expire(userId: number): void {
    const { kept, expired } = dropExpired(itemsOf(userId), host.now());
    if (expired.length === 0) return;
    keep(userId, kept);
    events.onLost(expired.map((item) => item.body));
  }

  /** Sends one item. Returns what to do with the rest; null when it is done. */
  async function sendOne(userId: number, item: OutboxItem<Body>): Promise<Hold | null> {
    let answer: Answer;
    try {
      answer = await host.send(bodyToSend(item, host.now()));
    } catch (error) {
      return failed(userId, item, error);
    }
    failures = 0;
    removeItem(userId, item.id);
    events.onSent(item.body, answer, !waitingFor.has(item.id));
    settle(item.id, { status: 'sent', answer });
    return null;
  }

  function failed(userId: number, item: OutboxItem<Body>, error: unknown): Hold | null {
    const failure = host.failureOf(error);
    const verdict = verdictOn(failure);
    if (verdict === 'known' || verdict === 'refuse') {
      removeItem(userId, item.id);
      const delivery: Delivery<Answer> =
        verdict === 'known' ? { status: 'known' } : { status: 'refused', error };
      if (settle(item.id, delivery) && verdict === 'refuse') events.onLost([item.body]);
      return null;
    }
    failures += 1;
    const delay = retryDelay(failures, failure.retryAfter);
    if (failure.retryAfter !== undefined) quietUntil = host.now() + delay;
    if (verdict !== 'signIn') retryIn(delay);
    return verdict;
  }

  function retryIn(ms: number): void {
    cancelRetry();
    cancelRetry = host.later(() => void flush(), ms);
  }

  async function sendAll(userId: number): Promise<void> {
    const held = new Set<string | undefined>();
    while (host.signedInAs() === userId && host.now() >= quietUntil) {
      expire(userId);
      const item = nextToSend(itemsOf(userId), held);
      if (!item) break;
      const stop = await sendOne(userId, item);
      publish();
      if (stop === 'retryAttempt') held.add(runOf(item.body));
      else if (stop) break;
    }
    if (itemsOf(userId).length > 0) settleAllAsSaved();
  }

  async function sendUntilQuiet(): Promise<void> {
    active = true;
    try {
      let heard: number;
      do {
        heard = asked;
        const userId = host.signedInAs();
        if (userId === null) settleAllAsSaved();
        else await sendAll(userId);
      } while (heard !== asked);
    } finally {
      active = false;
      publish();
    }
  }

  /** Sends what is waiting for the signed-in learner. A call during that makes it check once more at the end. */
  function flush(): Promise<void> {
    asked += 1;
    if (!active) sending = sendUntilQuiet();
    return sending;
  }

  /** Sends again because something has changed, such as the connection: what failed before no longer lengthens the wait. */
  function resume(): Promise<void> {
    failures = 0;
    return flush();
  }

  /**
   * Stores a learner's post and sends it once that learner is signed in. Never rejects. `follow` gets all its news:
   * perhaps "saved", and how it ended. A post that is still stored, perhaps from before a reload, isn't stored twice:
   * it was reported as saved, and will be reported as late.
   */
  function record(
    userId: number,
    body: Body,
    follow?: (delivery: Delivery<Answer>) => void,
  ): Promise<Delivery<Answer>> {
    const kept = itemsOf(userId).find((item) => isSamePost(item.body, body));
    if (kept) return recordAgain(kept.id, follow);
    const item: OutboxItem<Body> = { id: host.newId(), body, occurredAt: new Date(host.now()).toISOString() };
    keep(userId, [...itemsOf(userId), item]);
    return new Promise((resolve) => {
      const cancelPatience = host.later(() => {
        settle(item.id, { status: 'saved' });
        publish();
      }, patienceMs);
      if (follow) followers.set(item.id, follow);
      waitingFor.set(item.id, (delivery) => {
        cancelPatience();
        resolve(delivery);
      });
      void flush();
    });
  }

  function recordAgain(id: string, follow?: (delivery: Delivery<Answer>) => void): Promise<Delivery<Answer>> {
    const tell = waitingFor.get(id);
    if (follow) followers.set(id, follow);
    void flush();
    if (tell) {
      return new Promise((resolve) => {
        waitingFor.set(id, (delivery) => {
          tell(delivery);
          resolve(delivery);
        });
      });
    }
    follow?.({ status: 'saved' });
    return Promise.resolve({ status: 'saved' });
  }

  return {
    record,
    flush,
    resume,
    /** The signed-in learner's unsent posts, oldest first. */
    unsent: (): readonly Body[] => itemsOf(host.signedInAs() ?? 0).map(({ body }) => body),
    /** Reads the storage again: another tab, or another learner. */
    refresh: publish,
    getState: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
