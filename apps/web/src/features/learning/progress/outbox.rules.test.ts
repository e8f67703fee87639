import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answersOfSession,
  bodyToSend,
  dropExpired,
  isOutbox,
  nextToSend,
  retryDelay,
  verdictOn,
  waitingRuns,
  type OutboxBody,
  type OutboxItem,
} from './outbox.rules.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

function item(id: string, attemptId: string, ageMs: number): OutboxItem {
  return {
    id,
    body: { scenarioId: 1, completed: false, score: 0, timeSpent: 3, attemptId },
    occurredAt: new Date(now - ageMs).toISOString(),
  };
}

function answer(id: string, practiceId: string, position: number): OutboxItem<OutboxBody> {
  return { ...item(id, '', 0), body: { practiceId, position, selectedOption: 1, seconds: 9 } };
}

describe('the meaning of a failure', () => {
  it.each([
    [undefined, undefined, 'retry'],
    [408, undefined, 'retry'],
    [429, 'too_many_requests', 'retry'],
    [500, undefined, 'retryAttempt'],
    [503, 'unavailable', 'retryAttempt'],
    [401, 'unauthorized', 'signIn'],
    [409, 'answer_recorded', 'known'],
    [409, 'conflict', 'refuse'],
    [400, 'invalid', 'refuse'],
    [403, 'attempt_of_another', 'refuse'],
    [404, 'scenario_not_found', 'refuse'],
    [422, 'answer_unknown', 'refuse'],
  ])('%s %s → %s', (status, code, verdict) => {
    expect(verdictOn({ status, code })).toBe(verdict);
  });
});

describe('the time to the next try', () => {
  it.each([
    [1, undefined, 3_000],
    [2, undefined, 6_000],
    [3, undefined, 12_000],
    [50, undefined, 5 * minute],
    [1, 40, 40_000],
    [1, 0, 1_000],
    [1, 999_999, 5 * minute],
  ])('after %s failures, asked to wait %s s: %s ms', (failures, retryAfter, ms) => {
    expect(retryDelay(failures, retryAfter)).toBe(ms);
  });
});

describe('age', () => {
  it('separates what is older than seven days', () => {
    const items = [item('old', 'a', 7 * day + 1), item('week', 'a', 7 * day), item('new', 'b', 0)];
    const { kept, expired } = dropExpired(items, now);
    expect(kept.map((i) => i.id)).toEqual(['week', 'new']);
    expect(expired.map((i) => i.id)).toEqual(['old']);
  });

  it('a live post leaves the time to the server, a stored one states when it happened', () => {
    expect(bodyToSend(item('live', 'a', 59_000), now)).not.toHaveProperty('occurredAt');
    expect(bodyToSend(item('kept', 'a', 2 * day), now)).toHaveProperty(
      'occurredAt',
      '2026-11-19T08:00:00.000Z',
    );
  });
});

describe('order', () => {
  const items = [item('1', 'a', 3), item('2', 'b', 2), item('3', 'a', 1)];

  it('is that of the answers', () => {
    expect(nextToSend(items, new Set())?.id).toBe('1');
  });

  it('skips an attempt that is held up, entirely', () => {
    expect(nextToSend(items, new Set(['a']))?.id).toBe('2');
    expect(nextToSend(items, new Set(['a', 'b']))).toBeUndefined();
  });

  it('counts attempts, not posts', () => {
    expect(waitingRuns(items)).toBe(2);
    expect(waitingRuns([])).toBe(0);
  });

  it('keeps practice sessions apart from attempts, and from each other', () => {
    const mixed: readonly OutboxItem<OutboxBody>[] = [
      ...items,
      answer('4', 'p', 0),
      answer('5', 'q', 0),
      answer('6', 'p', 1),
    ];
    expect(waitingRuns(mixed)).toBe(4);
    expect(nextToSend(mixed, new Set(['a', 'b', 'p']))?.id).toBe('5');
    const bodies = mixed.map(({ body }) => body);
    expect(answersOfSession(bodies, 'p').map(({ position }) => position)).toEqual([0, 1]);
    expect(answersOfSession(bodies, 'a')).toEqual([]);
  });
});

describe('stored values', () => {
  it.each([[null], [{}], ['x'], [[null]], [[{ id: 'a' }]], [[{ ...item('a', 'a', 0), occurredAt: 'soon' }]]])(
    'rejects %j',
    (value) => {
      expect(isOutbox(value)).toBe(false);
    },
  );

  it('accepts what was written', () => {
    expect(isOutbox(JSON.parse(JSON.stringify([item('a', 'a', 5)])))).toBe(true);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof isOutbox(value) === 'boolean'));
  });
});
