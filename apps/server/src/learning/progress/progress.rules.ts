import {
  type Confidence,
  type Gradable,
  type Grade,
  type Scored,
  attemptScore,
  countAsked,
  gradeOf,
  isSame,
} from '@rounds/contract/learning/progress.answers.rules';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import type { Mode } from '@rounds/contract/learning/attempts.rules';
import { maxOccurredAgeMs, pointsForXp, xpForScore } from '@rounds/contract/learning/progress.rules';
import { type AttemptsOfRow, attemptsAfter } from './open-attempt.rules.ts';

export interface SentAnswer {
  readonly questionIndex: number;
  readonly selectedOption?: number | undefined;
  readonly response?: Response | undefined;
  readonly confidence?: Confidence | undefined;
}

export interface GradedAnswer extends Grade {
  readonly questionIndex: number;
  readonly confidence: Confidence | null;
}

/** Grades answers by the key. Null if one doesn't fit its question, or a question is answered twice. */
export function gradeAnswers(
  questions: readonly Gradable[],
  answers: readonly SentAnswer[],
): GradedAnswer[] | null {
  if (new Set(answers.map((answer) => answer.questionIndex)).size < answers.length) return null;
  const graded = answers.map((answer) => {
    const { questionIndex, confidence = null } = answer;
    const question = questions[questionIndex];
    const grade = question ? gradeOf(question, answer) : null;
    return grade && { questionIndex, ...grade, confidence };
  });
  return graded.every((answer) => answer !== null) ? graded : null;
}

/**
 * When something happened: as the client says, but not in the future, over seven days ago, or before it was possible.
 * @param since when the account was created, or the question was asked
 */
export function occurredAt(claimed: string | undefined, now: Date, since: Date): Date {
  if (claimed === undefined) return now;
  const oldest = Math.max(now.getTime() - maxOccurredAgeMs, since.getTime());
  return new Date(Math.min(Math.max(Date.parse(claimed), oldest), now.getTime()));
}

/** A post of progress, as the rules see it. */
export interface Post {
  readonly userId: number;
  readonly scenarioId: number;
  /** Null for a client without attempts, whose score is a claim. */
  readonly attemptId: string | null;
  /** For an attempt that this post begins. */
  readonly mode: Mode;
  readonly completed: boolean;
  readonly claimedScore: number;
  readonly seconds: number;
  readonly answers: readonly SentAnswer[];
  readonly occurredAt: Date;
}

/** The edition that the post is graded on. */
export interface Graded {
  readonly xpReward: number;
  readonly version: number;
  readonly questions: readonly (Gradable & Scored)[];
}

/** A learner's row for a scenario. */
export interface Entry extends AttemptsOfRow {
  readonly completed: boolean;
  /** Best completed score, in percent. */
  readonly score: number | null;
  readonly attempts: number;
  readonly timeSpent: number;
  readonly lastAttempt: Date;
  readonly xpAwarded: number;
  /** The best score is a claim. */
  readonly selfReported: boolean;
  /** A graded attempt was completed. */
  readonly graded: boolean;
}

/** An attempt as recorded so far. `Result` is the response, for when the same is sent again. */
export interface Attempt<Result> {
  readonly userId: number;
  readonly scenarioId: number;
  readonly version: number;
  readonly mode: Mode;
  readonly timeSpent: number;
  readonly completedAt: Date | null;
  readonly result: Result | null;
  readonly answers: readonly (GradedAnswer & { readonly result: Result | null })[];
}

export interface Recorded<Result> {
  readonly attempt: Attempt<Result> | null;
  readonly entry: Entry | null;
}

export type Refusal = 'attempt_of_another' | 'answer_recorded' | 'answer_unknown';

/** What a post adds, and what it is worth. */
export interface Recording {
  readonly entry: Entry;
  /** Answers that were not recorded yet. */
  readonly answers: readonly GradedAnswer[];
  readonly attempt: {
    readonly version: number;
    readonly mode: Mode;
    readonly timeSpent: number;
    /** Null while it is open, and if it ended without an answer. */
    readonly score: number | null;
  } | null;
  /** Null if nothing is earned, not even the day: the attempt ended without an answer. */
  readonly earned: {
    readonly xp: number;
    readonly points: number;
    readonly selfReported: boolean;
    /** Questions that it answers. */
    readonly answers: number;
    readonly graded: boolean;
    readonly facts: {
      readonly scenariosCompleted: number;
      readonly gradedScenarios: number;
      readonly perfectScores: number;
      readonly scoreTotal: number;
    };
  } | null;
}

export type Decision<Result> =
  | { readonly kind: 'refused'; readonly code: Refusal }
  /** It adds nothing. `result` is the earlier response; null if that was not stored. */
  | { readonly kind: 'repeated'; readonly result: Result | null }
  | ({ readonly kind: 'recorded' } & Recording);

/** The meaning of a post: refused, a repetition that changes nothing, or what it adds and earns. */
export function decide<Result>(post: Post, edition: Graded, known: Recorded<Result>): Decision<Result> {
  const { attempt } = known;
  const refused = (code: Refusal) => ({ kind: 'refused', code }) as const;
  if (attempt && attempt.userId !== post.userId) return refused('attempt_of_another');
  if (attempt && attempt.scenarioId !== post.scenarioId) return refused('answer_recorded');
  const graded = gradeAnswers(edition.questions, post.answers);
  if (!graded) return refused('answer_unknown');
  if (!attempt) return { kind: 'recorded', ...record(post, edition, known, graded) };

  const earlierOf = ({ questionIndex }: GradedAnswer) =>
    attempt.answers.find((answer) => answer.questionIndex === questionIndex);
  const differs = (answer: GradedAnswer) => {
    const earlier = earlierOf(answer);
    return earlier !== undefined && !isSame(earlier, answer);
  };
  if (graded.some(differs)) return refused('answer_recorded');
  const fresh = graded.filter((answer) => !earlierOf(answer));
  if (attempt.completedAt) {
    if (post.completed && fresh.length > 0) return refused('answer_recorded');
    return { kind: 'repeated', result: earlierResult(attempt, post) ?? attempt.result };
  }
  const endsAnything = post.completed && attempt.answers.length + fresh.length > 0;
  if (fresh.length > 0 || endsAnything) {
    return { kind: 'recorded', ...record(post, edition, known, fresh) };
  }
  const isRepeated = graded.length > 0 || (post.completed && attempt.result !== null);
  if (isRepeated || (!post.completed && post.seconds <= attempt.timeSpent)) {
    return { kind: 'repeated', result: earlierResult(attempt, post) };
  }
  return { kind: 'recorded', ...record(post, edition, known, fresh) };
}

/** The response to the first of a post's answers; without answers, to the end of the attempt. */
function earlierResult<Result>(attempt: Attempt<Result>, { answers, completed }: Post): Result | null {
  if (completed) return attempt.result;
  const [first] = answers;
  return attempt.answers.find(({ questionIndex }) => questionIndex === first?.questionIndex)?.result ?? null;
}

function record<Result>(
  post: Post,
  edition: Graded,
  { attempt, entry }: Recorded<Result>,
  fresh: readonly GradedAnswer[],
): Recording {
  const selfReported = post.attemptId === null;
  const answers = [...(attempt?.answers ?? []), ...fresh];
  const isLeft = post.completed && !selfReported && answers.length === 0;
  const completed = post.completed && !isLeft;
  const reached = selfReported ? post.claimedScore : attemptScore(edition.questions, answers);
  const score = completed ? reached : null;
  const xp = score === null ? 0 : xpFor(edition.xpReward, score, { selfReported, entry });
  const seconds = selfReported && !completed ? 0 : Math.max(post.seconds - (attempt?.timeSpent ?? 0), 0);
  const mode = attempt?.mode ?? post.mode;
  const run = {
    answered: answers.length,
    questions: countAsked(edition.questions, answers),
    mode,
    score,
    xp,
    seconds,
    selfReported,
  };
  const after = entryAfter(entry, { ...post, ...run });
  const change = (of: (entry: Entry) => number) => of(after) - (entry ? of(entry) : 0);
  return {
    entry: after,
    answers: fresh,
    attempt: selfReported
      ? null
      : { version: edition.version, mode, timeSpent: (attempt?.timeSpent ?? 0) + seconds, score },
    earned: isLeft
      ? null
      : {
          xp,
          points: pointsForXp(xp),
          selfReported,
          answers: fresh.length,
          graded: fresh.length > 0 || (completed && !selfReported),
          facts: {
            scenariosCompleted: change((of) => Number(of.completed)),
            gradedScenarios: change((of) => Number(of.graded)),
            perfectScores: change((of) => Number(of.completed && of.score === 100 && !of.selfReported)),
            scoreTotal: change((of) => of.score ?? 0),
          },
        },
  };
}

/** The XP of the best score so far, minus what the scenario has already given. A claimed score counts only once. */
export function xpFor(
  xpReward: number,
  score: number,
  { selfReported, entry }: { readonly selfReported: boolean; readonly entry: Entry | null },
): number {
  if (selfReported && entry?.completed) return 0;
  return Math.max(xpForScore(xpReward, score) - (entry?.xpAwarded ?? 0), 0);
}

/** What a post changes in the learner's row. */
interface Run {
  readonly score: number | null;
  readonly xp: number;
  readonly seconds: number;
  readonly selfReported: boolean;
  readonly occurredAt: Date;
  readonly attemptId: string | null;
  readonly mode: Mode;
  readonly answered: number;
  readonly questions: number;
}

function entryAfter(before: Entry | null, run: Run): Entry {
  const { score, selfReported } = run;
  const completed = score !== null;
  const best = before?.score ?? -1;
  // A graded score beats an equal claimed one.
  const isBest = completed && (score > best || (score === best && !selfReported));
  const isLate = before !== null && before.lastAttempt > run.occurredAt;
  const last = isLate ? before.lastAttempt : run.occurredAt;
  return {
    completed: completed || (before?.completed ?? false),
    score: isBest ? score : (before?.score ?? null),
    attempts: (before?.attempts ?? 1) + Number(completed && (before?.completed ?? false)),
    timeSpent: (before?.timeSpent ?? 0) + run.seconds,
    lastAttempt: last,
    xpAwarded: (before?.xpAwarded ?? 0) + run.xp,
    selfReported: isBest ? selfReported : (before?.selfReported ?? false),
    graded: (before?.graded ?? false) || (completed && !selfReported),
    ...attemptsAfter(before, { ...run, completed, isLate }),
  };
}
