import type { CareerPath } from '@rounds/contract/common';
import type { LeaderboardEntry } from '@rounds/contract/learning/leaderboard';
import { weekStart } from '@rounds/contract/time.rules';
import { ByteCache } from '../../platform/byte-cache.ts';
import { type Json, toJson } from '../../platform/db/json.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { type Standing, rankIn, standingOf } from './leaderboard.rules.ts';
import * as queries from './leaderboard.queries.ts';

export interface Scope {
  readonly careerPath?: CareerPath | undefined;
  readonly period: 'all' | 'week';
}

const topLength = 50;
const topMs = 1000;
const standingMs = 30_000;
const mb = 1024 * 1024;

const sizeOfStanding = ({ xp, above }: Standing) => (xp.length + above.length) * 8;

/** The top fifty; most requests get these. */
interface Top {
  readonly entries: readonly LeaderboardEntry[];
  readonly json: Json<LeaderboardEntry[]>;
}

/**
 * This process's leaderboard. The top is at most a second old, places outside it at most thirty. Hiding or showing
 * oneself takes effect at once.
 */
export class Leaderboard {
  readonly #deps: ServiceDeps;
  readonly #tops: ByteCache<Top>;
  readonly #standings: ByteCache<Standing>;

  private constructor(deps: ServiceDeps) {
    this.#deps = deps;
    const now = () => deps.clock.now().getTime();
    // As text and as entries.
    const sizeOf = ({ json }: Top) => json.length * 4;
    this.#tops = new ByteCache({ maxBytes: mb, ttlMs: topMs, now, sizeOf });
    this.#standings = new ByteCache({ maxBytes: 16 * mb, ttlMs: standingMs, now, sizeOf: sizeOfStanding });
  }

  static async open(deps: ServiceDeps): Promise<Leaderboard> {
    const leaderboard = new Leaderboard(deps);
    await deps.db.listen(queries.leaderboardChanges, () => leaderboard.forget());
    return leaderboard;
  }

  /** Clears the cache, so that the next answers are fresh. */
  forget(): void {
    this.#tops.clear();
    this.#standings.clear();
  }

  #top(scope: Scope): Promise<Top> {
    return this.#tops.get(keyOf(scope), async () => {
      const { careerPath = null } = scope;
      const entries = await queries.selectTop(this.#deps.db, careerPath, this.#since(scope));
      return { entries, json: toJson(entries) };
    });
  }

  /** The first `limit`, at most fifty, as JSON. */
  async list(scope: Scope, limit: number): Promise<Json<LeaderboardEntry[]>> {
    return limit < topLength ? toJson(await this.first(scope, limit)) : (await this.#top(scope)).json;
  }

  /** The first `limit`, at most fifty. */
  async first(scope: Scope, limit: number): Promise<LeaderboardEntry[]> {
    return (await this.#top(scope)).entries.slice(0, limit);
  }

  /** The learner's own place; null while hidden or on another career path. Those without XP share the last place. */
  async placeOf(userId: number, scope: Scope): Promise<{ rank: number | null; xp: number; level: number }> {
    const { xp, level, careerPath, visible } = await queries.selectOwn(
      this.#deps.db,
      userId,
      this.#since(scope),
    );
    const isRanked = visible && (scope.careerPath === undefined || scope.careerPath === careerPath);
    if (!isRanked) return { rank: null, xp, level };
    const top = (await this.#top(scope)).entries;
    const listed = top.findIndex((entry) => (xp === 0 ? entry.xp === 0 : entry.id === userId));
    if (listed >= 0) return { rank: listed + 1, xp, level };
    // A learner who isn't listed ranks below the listed ones, even with as much XP as the last of them.
    const rank = Math.max(rankIn(await this.#standing(scope), xp), top.length + 1);
    return { rank, xp, level };
  }

  #standing(scope: Scope): Promise<Standing> {
    return this.#standings.get(keyOf(scope), async () => {
      const { careerPath = null } = scope;
      return standingOf(await queries.selectXpGroups(this.#deps.db, careerPath, this.#since(scope)));
    });
  }

  #since({ period }: Scope): Date | null {
    return period === 'week' ? weekStart(this.#deps.clock.now()) : null;
  }
}

const keyOf = ({ careerPath, period }: Scope) => `${period} ${careerPath ?? ''}`;
