import { vi } from 'vitest';
import type { RecordProgressBody } from '@rounds/contract/learning/progress';
import type { Recorded } from '../src/features/learning/progress/outbox.rules.ts';
import type { Failure, OutboxItem } from '../src/features/learning/progress/outbox.rules.ts';
import { createOutbox } from '../src/features/learning/progress/outbox.ts';

/** Whose answers are kept. */
export const learner = 7;

/** What the server says to everything. */
export const answer: Recorded = {
  progress: {
    id: 1,
    scenarioId: 1,
    completed: true,
    score: 80,
    attempts: 1,
    lastAttempt: null,
    timeSpent: 9,
    open: null,
    reviewId: null,
  },
  xpAwarded: 80,
  pointsAwarded: 40,
  user: { xp: 80, level: 1, points: 40, streak: 1 },
  leveledUp: false,
  unlocked: [],
  goal: { questions: null, answered: 0, met: false },
  goalReached: false,
};

export class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(JSON.stringify(failure));
    this.failure = failure;
  }
}

export const offline = new Refusal({});
export const body = (attemptId: string, questionIndex: number): RecordProgressBody => ({
  scenarioId: 1,
  completed: false,
  score: 100,
  timeSpent: 5,
  attemptId,
  questionIndex,
});

/** A browser in miniature: storage, a clock that is moved by hand, and a server that does as told. */
export function createOutboxBrowser() {
  const stored = new Map<number, OutboxItem[]>();
  const timers = new Set<{ at: number; run: () => void }>();
  const world = {
    now: Date.parse('2026-11-21T08:00:00Z'),
    user: learner as number | null,
    canStore: true,
    ids: 0,
    received: [] as RecordProgressBody[],
    serve: (_body: RecordProgressBody): Promise<Recorded> => Promise.resolve(answer),
  };
  const onSent = vi.fn();
  const onLost = vi.fn();
  const host = {
    load: (userId: number) => stored.get(userId) ?? [],
    save: (userId: number, items: readonly OutboxItem[]) => {
      if (world.canStore) stored.set(userId, JSON.parse(JSON.stringify(items)) as OutboxItem[]);
      return world.canStore;
    },
    send: (sent: RecordProgressBody) => {
      world.received.push(sent);
      return world.serve(sent);
    },
    failureOf: (error: unknown) => (error instanceof Refusal ? error.failure : {}),
    signedInAs: () => world.user,
    now: () => world.now,
    newId: () => `item ${world.ids++}`,
    later: (run: () => void, ms: number) => {
      const timer = { at: world.now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const outbox = createOutbox(host, { onSent, onLost });
  async function pass(ms: number): Promise<void> {
    world.now += ms;
    for (const timer of [...timers]) {
      if (timer.at > world.now) continue;
      timers.delete(timer);
      timer.run();
    }
    await outbox.flush();
  }
  /** Milliseconds until it tries again by itself. */
  const nextTry = () => Math.min(...[...timers].map(({ at }) => at)) - world.now;
  return {
    world,
    stored,
    outbox,
    onSent,
    onLost,
    pass,
    nextTry,
    again: () => createOutbox(host, { onSent, onLost }),
  };
}
