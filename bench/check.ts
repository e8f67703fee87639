import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { optionsPerQuestion, questionsPerScenario, tokenOf } from './data/learners.ts';
import type { Fleet } from './lib/fleet.ts';
import type { Options } from './lib/options.ts';
import type { ServerName } from './paths.ts';

type Json = Record<string, unknown>;

/**
 * Makes sure that the three do the same work before their speed is compared.
 * @throws Error naming the call whose answers differ
 */
export async function checkEquivalence(fleet: Fleet, database: pg.Client, options: Options): Promise<void> {
  const ask = async <T = Json>(
    server: ServerName,
    path: string,
    learner: number,
    body?: object,
  ): Promise<T> => {
    const side = path.startsWith('/fresh') ? fleet.server(server).sidePort : undefined;
    const url = `http://127.0.0.1:${side ?? fleet.server(server).port}${side ? path.replace('/fresh', '') : path}`;
    const response = await fetch(url, {
      headers: {
        Authorization: `Bearer ${tokenOf(learner)}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${server} answered ${response.status} to ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };

  const reads = ['/api/leaderboard', '/api/progress', '/api/review', '/api/dashboard', '/api/scenarios'];
  for (const learner of [3, 7]) {
    for (const path of reads) {
      const wanted = await ask('rounds', path, learner);
      for (const other of ['limit', 'usual'] as const)
        same(path, other, await ask(other, path, learner), wanted);
    }
    const rank = '/api/leaderboard/me';
    same(rank, 'usual', await ask('usual', rank, learner), await ask('rounds', rank, learner));
    // What came with the single call: clients with five calls did without.
    const {
      preferences: _wishes,
      goal: _goal,
      practice: _session,
      ...wanted
    } = await ask('rounds', '/api/dashboard', learner);
    const { user, stats } = await ask('usual', '/api/user/profile', learner);
    const { week, scores } = await ask('usual', '/api/stats/week', learner);
    const progress = (await ask<unknown[]>('usual', '/api/progress', learner)).slice(0, 5);
    same('the five calls', 'usual', { user, stats, progress, week, scores }, wanted);
  }
  same(
    '/fresh/api/leaderboard',
    'limit',
    await ask('limit', '/fresh/api/leaderboard', 3),
    await ask('rounds', '/fresh/api/leaderboard', 3),
  );

  await checkCompletion(ask, database, options);
}

function same(what: string, server: string, answer: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(answer, wanted)) return;
  const excerpt = (value: unknown) => JSON.stringify(value).slice(0, 1500);
  throw new Error(`${what}: ${server} answers differently.\n${excerpt(answer)}\nRounds:\n${excerpt(wanted)}`);
}

const effects = `
  select xp, points, answered_count, level = xp / 1000 + 1 as "levelFits", streak, streak_day = current_date as "countsToday",
    scenarios_completed, perfect_scores, score_total,
    (select count(*)::int from user_progress where user_id = u.user_id) as progress,
    (select count(review_id)::int from user_progress where user_id = u.user_id) as reviews,
    (select count(*)::int from scenario_attempts where user_id = u.user_id) as attempts,
    (select count(*)::int from attempt_answers a join scenario_attempts s on s.id = a.attempt_id where s.user_id = u.user_id) as answers,
    (select coalesce(sum(amount), 0)::int from xp_ledger where user_id = u.user_id) as earned,
    (select coalesce(sum(amount), 0)::int from points_transactions where user_id = u.user_id) as "earnedPoints",
    r.coming_back, r.due_in, r.difficulty
  from learner_totals u
  cross join lateral (
    select count(*)::int as coming_back, coalesce(sum(due_on - current_date), 0)::int as due_in,
      coalesce(sum(round(difficulty * 10000)), 0)::int as difficulty
    from review_items i where i.user_id = u.user_id and reviewed_on = current_date) r
  where user_id = $1`;

type Ask = (server: ServerName, path: string, learner: number, body?: object) => Promise<Json>;

/** Completes a new scenario, sends the same again, then does better: three similar learners, one for each server. */
async function checkCompletion(ask: Ask, database: pg.Client, options: Options): Promise<void> {
  const wanted: unknown[] = [];
  for (const [place, server] of (['rounds', 'limit', 'usual'] as const).entries()) {
    // Their streak is 3 up to yesterday, and the last scenario of their turn is not done.
    const learner = options.users - (options.users % 10) - 7 - 10 * place;
    const scenarioId = ((learner * 7 + options.scenarios - 1) % options.scenarios) + 1;
    const state = async () =>
      (await database.query<Record<string, number>>(effects, [learner])).rows[0] ?? {};
    const complete = (attemptId: string, right: number) =>
      ask(server, '/api/progress', learner, {
        scenarioId,
        completed: true,
        score: 0,
        timeSpent: 100,
        attemptId,
        version: 1,
        answers: Array.from({ length: questionsPerScenario }, (_, questionIndex) => ({
          questionIndex,
          selectedOption: (questionIndex + (questionIndex < right ? 0 : 1)) % optionsPerQuestion,
        })),
      });

    const attemptId = randomUUID();
    const before = await state();
    const first = await complete(attemptId, 3);
    same('the same completion again', server, await complete(attemptId, 3), first);
    const after = await state();
    const better = await complete(randomUUID(), 5);
    const end = await state();
    const seen = [first, better].map((answer) =>
      comparable(answer, before['xp'] ?? 0, before['points'] ?? 0),
    );
    const changes = [difference(before, after), difference(after, end)];
    if (server === 'rounds') wanted.push(seen, changes);
    else {
      same('completing a scenario', server, seen, wanted[0]);
      same('what a completion changes', server, changes, wanted[1]);
    }
  }
}

/** A response without what differs between learners: ids, times, earlier totals. */
function comparable(
  { progress, user, leveledUp: _crossed, ...rest }: Json,
  xp: number,
  points: number,
): object {
  const { id: _id, scenarioId: _scenario, lastAttempt: _at, reviewId: _review, ...entry } = progress as Json;
  const { xp: newXp, points: newPoints, level, streak } = user as Record<string, number>;
  const levelFits = level === Math.floor((newXp ?? 0) / 1000) + 1;
  return { ...rest, entry, streak, xp: (newXp ?? 0) - xp, points: (newPoints ?? 0) - points, levelFits };
}

function difference(before: Record<string, number>, after: Record<string, number>): object {
  return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, value - (before[key] ?? 0)]));
}
