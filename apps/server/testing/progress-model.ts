import type { Achievement } from '@rounds/contract/achievements';
import { levelFor, pointsForXp, scorePercent, xpForScore } from '@rounds/contract/progress.rules';
import { newlyReached } from '../src/features/achievements/achievements.rules.ts';
import {
  type ActivityDay,
  type SentAnswer,
  awardFor,
  gradeAnswers,
  localDay,
  occurredAt,
  shownStreak,
  streakOf,
} from '../src/features/progress/progress.rules.ts';

export interface Post {
  readonly scenarioId: number;
  readonly attemptId?: string | undefined;
  readonly completed: boolean;
  /** Claimed; counts without an attempt alone. */
  readonly score: number;
  readonly timeSpent: number;
  readonly answers: readonly SentAnswer[];
  readonly occurredAt?: string | undefined;
}

export interface ModelScenario {
  readonly id: number;
  readonly xpReward: number;
  readonly questions: readonly { correct: number; options: readonly unknown[] }[];
}

interface Row {
  completed: boolean;
  score: number | null;
  attempts: number;
  timeSpent: number;
  lastAttempt: number;
  given: number;
  /** The best score was claimed. */
  selfReported: boolean;
}

interface Attempt {
  readonly scenarioId: number;
  readonly answers: Map<number, { option: number; correct: boolean }>;
  seconds: number;
  answer?: object;
}

const dayMs = 86_400_000;

/**
 * What recording progress means, on the pure rules alone and in memory: one learner, whose requests come one at a time.
 * The server does the same in the database.
 */
export class ProgressModel {
  readonly #scenarios: ReadonlyMap<number, ModelScenario>;
  readonly #attempts = new Map<string, Attempt>();
  readonly rows = new Map<number, Row>();
  readonly ledger: { amount: number; selfReported: boolean }[] = [];
  readonly #days = new Map<string, ActivityDay>();
  readonly #achievements: readonly Achievement[];
  readonly held = new Set<number>();
  readonly #gradedScenarios = new Set<number>();
  #zone = 'UTC';
  #lastActive: Date | null = null;
  xp = 0;
  points = 0;

  constructor(scenarios: readonly ModelScenario[], achievements: readonly Achievement[] = []) {
    this.#achievements = achievements;
    this.#scenarios = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  }

  get days(): ActivityDay[] {
    return [...this.#days.values()].sort((a, b) => a.day.localeCompare(b.day));
  }

  get #lastDay(): string | null {
    return this.days.at(-1)?.day ?? null;
  }

  streak(now: Date): number {
    return shownStreak(streakOf(this.days), this.#lastDay, localDay(now, this.#zone));
  }

  moveTo(zone: string): void {
    this.#zone = zone;
    if (!this.#lastActive || this.#lastDay === null) return;
    const day = localDay(this.#lastActive, zone);
    for (let at = Date.parse(this.#lastDay) + dayMs; at <= Date.parse(day); at += dayMs) {
      const bridge = new Date(at).toISOString().slice(0, 10);
      this.#days.set(bridge, { day: bridge, bridge: true });
    }
  }

  /** The answer of the call, or 409. */
  record(post: Post, now: Date): object | 409 {
    const scenario = this.#scenarios.get(post.scenarioId)!;
    const attempt =
      post.attemptId === undefined ? undefined : this.#attemptOf(post.attemptId, post.scenarioId);
    if (attempt) {
      if (attempt.scenarioId !== post.scenarioId) return 409;
      const differs = post.answers.some(({ questionIndex, selectedOption }) => {
        const recorded = attempt.answers.get(questionIndex);
        return recorded && recorded.option !== selectedOption;
      });
      if (differs) return 409;
      if (attempt.answer && post.completed) return attempt.answer;
    }
    const { score, seconds } = this.#grade(scenario, attempt, post);
    const at = occurredAt(post.occurredAt, now);
    const before = this.rows.get(scenario.id);
    const award = this.#award(scenario, attempt, post, before, score);
    const row = this.#keep(scenario.id, post, { score, seconds, at, given: award.xp, isClaim: !attempt });
    const levelBefore = levelFor(this.xp);
    this.xp += award.xp;
    this.points += award.points;
    if (award.xp > 0) this.ledger.push({ amount: award.xp, selfReported: !attempt });
    const day = localDay(at, this.#zone);
    this.#days.set(day, { day, bridge: false });
    if (!this.#lastActive || at > this.#lastActive) this.#lastActive = at;
    if (attempt && post.completed) this.#gradedScenarios.add(scenario.id);
    const unlocked = this.#unlock(at);
    const answer = {
      progress: shown(scenario.id, row),
      xpAwarded: award.xp,
      pointsAwarded: award.points,
      user: { xp: this.xp, level: levelFor(this.xp), points: this.points, streak: this.streak(now) },
      leveledUp: levelFor(this.xp) > levelBefore,
      unlocked,
    };
    if (attempt && post.completed) attempt.answer = answer;
    return answer;
  }

  #unlock(at: Date) {
    const rows = [...this.rows.values()];
    const perfectScores = rows.filter(({ score, selfReported }) => score === 100 && !selfReported).length;
    const graded = this.ledger.filter(({ selfReported }) => !selfReported);
    const unlocked = newlyReached(this.#achievements, {
      figures: {
        scenariosCompleted: rows.filter(({ completed }) => completed).length,
        xp: this.xp,
        streakDays: streakOf(this.days),
        perfectScores,
      },
      graded: {
        scenariosCompleted: this.#gradedScenarios.size,
        xp: graded.reduce((sum, { amount }) => sum + amount, 0),
        streakDays: 0,
        perfectScores,
      },
      held: this.held,
    });
    for (const { achievement, points, selfReported } of unlocked) {
      this.held.add(achievement.id);
      this.xp += achievement.xpReward;
      this.points += points;
      if (achievement.xpReward > 0) this.ledger.push({ amount: achievement.xpReward, selfReported });
    }
    return unlocked.map(({ achievement }) => ({
      achievementId: achievement.id,
      unlockedAt: at.toISOString(),
      achievement,
    }));
  }

  #attemptOf(id: string, scenarioId: number): Attempt {
    const attempt = this.#attempts.get(id) ?? { scenarioId, answers: new Map(), seconds: 0 };
    this.#attempts.set(id, attempt);
    return attempt;
  }

  #grade(scenario: ModelScenario, attempt: Attempt | undefined, post: Post) {
    if (!attempt)
      return post.completed ? { score: post.score, seconds: post.timeSpent } : { score: null, seconds: 0 };
    if (attempt.answer) return { score: null, seconds: 0 };
    for (const graded of gradeAnswers(scenario.questions, post.answers) ?? []) {
      attempt.answers.set(graded.questionIndex, { option: graded.selectedOption, correct: graded.correct });
    }
    const seconds = Math.max(post.timeSpent - attempt.seconds, 0);
    attempt.seconds += seconds;
    const right = [...attempt.answers.values()].filter(({ correct }) => correct).length;
    return { score: post.completed ? scorePercent(right, scenario.questions.length) : null, seconds };
  }

  #award(
    scenario: ModelScenario,
    attempt: Attempt | undefined,
    post: Post,
    row: Row | undefined,
    score: number | null,
  ) {
    if (score === null || !post.completed || (!attempt && row?.completed)) return { xp: 0, points: 0 };
    const givenBefore = row?.given ?? 0;
    if (attempt) {
      const correct = [...attempt.answers.values()].filter((answer) => answer.correct).length;
      return awardFor(scenario.xpReward, { correct, total: scenario.questions.length, givenBefore });
    }
    const xp = Math.max(xpForScore(scenario.xpReward, score) - givenBefore, 0);
    return { xp, points: pointsForXp(xp) };
  }

  #keep(
    scenarioId: number,
    { completed }: Post,
    kept: { score: number | null; seconds: number; at: Date; given: number; isClaim: boolean },
  ): Row {
    const row = this.rows.get(scenarioId) ?? {
      completed: false,
      score: null,
      attempts: 1,
      timeSpent: 0,
      lastAttempt: -Infinity,
      given: 0,
      selfReported: false,
    };
    if (row.completed && completed) row.attempts += 1;
    row.completed ||= completed;
    const { score, seconds, at, given, isClaim } = kept;
    if (score !== null && (score > (row.score ?? -1) || (score === row.score && !isClaim))) {
      row.score = score;
      row.selfReported = isClaim;
    }
    row.timeSpent += seconds;
    row.lastAttempt = Math.max(row.lastAttempt, at.getTime());
    row.given += given;
    this.rows.set(scenarioId, row);
    return row;
  }
}

/** A row as the API shows it, without its id. */
export function shown(scenarioId: number, { completed, score, attempts, timeSpent, lastAttempt }: Row) {
  return {
    scenarioId,
    completed,
    score,
    attempts,
    timeSpent,
    lastAttempt: new Date(lastAttempt).toISOString(),
  };
}
