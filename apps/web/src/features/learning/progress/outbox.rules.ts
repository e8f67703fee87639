import type { AnswerOf, BodyIn } from '@rounds/contract/endpoint';
import type { answerPractice } from '@rounds/contract/learning/practice';
import type { RecordProgressBody, recordProgress } from '@rounds/contract/learning/progress';
import { maxOccurredAgeMs } from '@rounds/contract/learning/progress.rules';

/** An answer in a practice session. */
export interface PracticeAnswer extends BodyIn<typeof answerPractice> {
  readonly practiceId: string;
}

/** The server's answers to each kind of post. */
export type Recorded = AnswerOf<typeof recordProgress>;
export type PracticeRecorded = AnswerOf<typeof answerPractice>;

export type OutboxBody = RecordProgressBody | PracticeAnswer;

/** A post waiting for its answer. It leaves the outbox only when the server has answered, or when it is too old. */
export interface OutboxItem<Body extends OutboxBody = RecordProgressBody> {
  readonly id: string;
  readonly body: Body;
  /** When the learner answered, by this device's clock; ISO 8601. */
  readonly occurredAt: string;
}

/** A failed post as seen from outside: no status for a network failure. */
export interface Failure {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  /** In seconds. */
  readonly retryAfter?: number | undefined;
}

/**
 * `retry`: later, and everything behind it waits too. `retryAttempt`: later, but other attempts and sessions may go
 * first. `signIn`: when the learner is signed in again. `known`: the server already has it. `refuse`: the server will
 * never accept it.
 */
export type Verdict = 'retry' | 'retryAttempt' | 'signIn' | 'known' | 'refuse';

/** Sent within this time of the answer, the server's own clock tells when it happened. */
const liveMs = 60_000;
const firstDelayMs = 3_000;
const maxDelayMs = 5 * 60_000;

export function verdictOn({ status, code }: Failure): Verdict {
  if (status === undefined || status === 408 || status === 429) return 'retry';
  if (status === 401) return 'signIn';
  if (status >= 500) return 'retryAttempt';
  return code === 'answer_recorded' ? 'known' : 'refuse';
}

/** How long to wait before the next try, in milliseconds: as the server requested, else longer each time. */
export function retryDelay(failuresInARow: number, retryAfter?: number): number {
  if (retryAfter !== undefined) return Math.min(Math.max(retryAfter * 1000, 1000), maxDelayMs);
  return Math.min(firstDelayMs * 2 ** Math.max(0, failuresInARow - 1), maxDelayMs);
}

export function isPracticeAnswer(body: OutboxBody): body is PracticeAnswer {
  return 'practiceId' in body;
}

/** The attempt or practice session that a post belongs to: its posts are sent in order. */
export function runOf(body: OutboxBody): string | undefined {
  return isPracticeAnswer(body) ? body.practiceId : body.attemptId;
}

/** Whether two posts are about the same: an answer to the same question of an attempt or a session, or its end. */
export function isSamePost(one: OutboxBody, other: OutboxBody): boolean {
  const run = runOf(one);
  return run !== undefined && run === runOf(other) && placeIn(one) === placeIn(other);
}

/** The question answered; none for the end. */
function placeIn(body: OutboxBody): number | undefined {
  if (isPracticeAnswer(body)) return body.position;
  return body.completed ? undefined : body.questionIndex;
}

/** Separates what may still count from what is too old for the server. */
export function dropExpired<Body extends OutboxBody>(
  items: readonly OutboxItem<Body>[],
  now: number,
): { readonly kept: readonly OutboxItem<Body>[]; readonly expired: readonly OutboxItem<Body>[] } {
  const isExpired = (item: OutboxItem<Body>) => ageOf(item, now) > maxOccurredAgeMs;
  return { kept: items.filter((item) => !isExpired(item)), expired: items.filter(isExpired) };
}

/** The next to send: the oldest whose attempt or session is not held up. */
export function nextToSend<Body extends OutboxBody>(
  items: readonly OutboxItem<Body>[],
  heldRuns: ReadonlySet<string | undefined>,
): OutboxItem<Body> | undefined {
  return items.find((item) => !heldRuns.has(runOf(item.body)));
}

/** The body as sent now: a post that had to wait states when it happened. */
export function bodyToSend<Body extends OutboxBody>(item: OutboxItem<Body>, now: number): Body {
  return ageOf(item, now) > liveMs ? { ...item.body, occurredAt: item.occurredAt } : item.body;
}

/** How many attempts and practice sessions have posts waiting. */
export function waitingRuns(items: readonly OutboxItem<OutboxBody>[]): number {
  return new Set(items.map((item) => runOf(item.body) ?? item.id)).size;
}

/** Only the answers of one practice session. */
export function answersOfSession(bodies: readonly OutboxBody[], practiceId: string): PracticeAnswer[] {
  return bodies.filter(isPracticeAnswer).filter((body) => body.practiceId === practiceId);
}

/** Whether a stored value is an outbox; anything else is treated as empty. */
export function isOutbox(value: unknown): value is OutboxItem<OutboxBody>[] {
  return Array.isArray(value) && value.every(isItem);
}

function ageOf(item: Pick<OutboxItem, 'occurredAt'>, now: number): number {
  return now - Date.parse(item.occurredAt);
}

function isItem(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Partial<Record<keyof OutboxItem, unknown>>;
  return (
    typeof item.id === 'string' &&
    typeof item.occurredAt === 'string' &&
    !Number.isNaN(Date.parse(item.occurredAt)) &&
    typeof item.body === 'object' &&
    item.body !== null
  );
}
