import type { Achievement } from '@rounds/contract/learning/achievements';
import type { Mode } from '@rounds/contract/learning/attempts.rules';
import {
  type Learner,
  type PointsEntry,
  type Totals,
  type XpEntry,
  changesDays,
  decideAward,
  freezesOf,
} from '../src/learning/awards/awards.rules.ts';
import { goalOn } from '../src/learning/awards/goal.rules.ts';
import {
  type ActivityDay,
  bridgeTravel,
  latestOf,
  shownStreak,
} from '../src/learning/awards/streak.rules.ts';
import { localDay } from '../src/platform/local-day.rules.ts';
import {
  type Attempt,
  type Entry,
  type Graded,
  type Post,
  type SentAnswer,
  decide,
  occurredAt,
} from '../src/learning/progress/progress.rules.ts';
import { requirements } from './requirements.ts';
import { buildTotals } from './totals.ts';

export interface Sent {
  readonly scenarioId: number;
  readonly attemptId?: string | undefined;
  readonly mode?: Mode | undefined;
  readonly completed: boolean;
  readonly score: number;
  readonly timeSpent: number;
  readonly answers: readonly SentAnswer[];
  readonly occurredAt?: string | undefined;
}

export type ModelScenario = Graded & { readonly id: number; readonly title: string };

/**
 * The rules themselves, on memory instead of a database: one learner, whose posts arrive one at a time. If anything is
 * loaded or saved incorrectly between the rules and the database, the server differs from this model.
 */
export class ProgressModel {
  readonly #scenarios: ReadonlyMap<number, ModelScenario>;
  readonly #offered: readonly Achievement[];
  readonly #attempts = new Map<string, Attempt<object>>();
  readonly entries = new Map<number, Entry>();
  readonly xp: XpEntry[] = [];
  readonly points: PointsEntry[] = [];
  readonly held: number[] = [];
  #days = new Map<string, ActivityDay>();
  #timeZone = 'UTC';
  readonly #createdAt: Date;
  totals: Totals;

  constructor(scenarios: readonly ModelScenario[], offered: readonly Achievement[], createdAt: Date) {
    this.#offered = offered;
    this.#scenarios = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
    this.#createdAt = createdAt;
    this.totals = buildTotals({ xpReachedAt: createdAt });
  }

  get days(): ActivityDay[] {
    return [...this.#days.values()].sort((a, b) => a.day.localeCompare(b.day));
  }

  streak(now: Date): number {
    return shownStreak(this.totals, localDay(now, this.#timeZone));
  }

  moveTo(timeZone: string): void {
    this.#timeZone = timeZone;
    const { lastActiveAt } = this.totals;
    const day = lastActiveAt && localDay(lastActiveAt, timeZone);
    this.#mark(bridgeTravel(this.days, day, freezesOf(this.#learner())));
  }

  #mark({ written, streak }: { written: readonly ActivityDay[]; streak: Partial<Totals> }): void {
    for (const day of written) this.#days.set(day.day, day);
    this.totals = { ...this.totals, ...streak };
  }

  #learner(): Learner {
    return {
      userId: 1,
      timeZone: this.#timeZone,
      createdAt: this.#createdAt,
      totals: this.totals,
      latestDay: latestOf(this.days),
      unlockable: this.#offered.filter(({ id }) => !this.held.includes(id)),
    };
  }

  /** The call's answer, or its error code. */
  record(sent: Sent, now: Date): object | string {
    const scenario = this.#scenarios.get(sent.scenarioId)!;
    const {
      scenarioId,
      attemptId = null,
      mode = 'tutor',
      completed,
      score: claimedScore,
      timeSpent: seconds,
    } = sent;
    const post: Post = {
      userId: 1,
      scenarioId,
      attemptId,
      mode,
      completed,
      claimedScore,
      seconds,
      answers: attemptId === null ? [] : sent.answers,
      occurredAt: occurredAt(sent.occurredAt, now, this.#createdAt),
    };
    const attempt = (attemptId !== null && this.#attempts.get(attemptId)) || null;
    const decision = decide(post, scenario, { attempt, entry: this.entries.get(scenarioId) ?? null });
    if (decision.kind === 'refused') return decision.code;
    if (decision.kind === 'repeated') return decision.result ?? this.#answer(scenarioId, null, now);
    const before = this.totals.level;
    const unlocked = decision.earned ? this.#award(scenario, post, decision.earned, now) : [];
    this.entries.set(scenarioId, decision.entry);
    const { earned } = decision;
    const leveledUp = this.totals.level > before;
    const result = this.#answer(scenarioId, { ...earned, leveledUp, unlocked }, now);
    if (attemptId !== null && decision.attempt) {
      const ended = decision.attempt.score === null ? null : post.occurredAt;
      const fresh = decision.answers.map((answer) => ({ ...answer, result: completed ? null : result }));
      this.#attempts.set(attemptId, {
        userId: 1,
        scenarioId,
        version: decision.attempt.version,
        mode: decision.attempt.mode,
        completedAt: ended,
        timeSpent: decision.attempt.timeSpent,
        result: completed ? result : null,
        answers: [...(attempt?.answers ?? []), ...fresh],
      });
    }
    return result;
  }

  #award(
    { title: description }: ModelScenario,
    { scenarioId: sourceId, occurredAt }: Post,
    earned: NonNullable<Extract<ReturnType<typeof decide>, { kind: 'recorded' }>['earned']>,
    now: Date,
  ) {
    const earning = { ...earned, source: 'scenario' as const, sourceId, description, occurredAt, now };
    const learner = this.#learner();
    const changes = decideAward(
      learner,
      earning,
      changesDays(learner, earning) ? this.days : null,
      requirements,
    );
    this.#mark({ written: changes.days, streak: changes.totals });
    this.xp.push(...changes.xp);
    this.points.push(...changes.points);
    return changes.unlocks.map(({ achievementId, unlockedAt }) => {
      this.held.push(achievementId);
      const achievement = this.#offered.find(({ id }) => id === achievementId);
      const { title, icon } = achievement ?? {};
      return { achievementId, title, icon, unlockedAt: unlockedAt.toISOString(), achievement };
    });
  }

  #answer(
    scenarioId: number,
    earned: { xp?: number; points?: number; leveledUp: boolean; unlocked: object[] } | null,
    now: Date,
  ) {
    const { xp, level, points } = this.totals;
    return {
      progress: shown(scenarioId, this.entries.get(scenarioId)!),
      xpAwarded: earned?.xp ?? 0,
      pointsAwarded: earned?.points ?? 0,
      user: { xp, level, points, streak: this.streak(now) },
      leveledUp: earned?.leveledUp ?? false,
      unlocked: earned?.unlocked ?? [],
      goal: goalOn(this.totals, localDay(now, this.#timeZone)),
      goalReached: false,
    };
  }
}

/** A row as the API shows it, without its id. */
export function shown(scenarioId: number, entry: Entry) {
  const { completed, score, attempts, timeSpent, lastAttempt, open, reviewId } = entry;
  const run = { completed, score, attempts, timeSpent, lastAttempt: lastAttempt.toISOString() };
  return { scenarioId, ...run, open, reviewId };
}
