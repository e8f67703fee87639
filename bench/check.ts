import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { completionOf, scenarioCount, tokenOf } from './data/learners.ts';
import type { Cluster } from './lib/cluster.ts';
import { type ServerName, calls } from './paths.ts';

type Json = Record<string, unknown>;
type Counts = Record<string, number>;

/**
 * Makes sure that the three do the same work before their speed is compared.
 * @throws Error naming the call whose answers differ
 */
export async function checkEquivalence(cluster: Cluster, users: number): Promise<void> {
  for (const learner of [21, 31]) {
    const ask = (server: ServerName, path: string) => askServer(cluster, server, path, learner);
    for (const { path } of [calls.leaderboard, calls.progress, calls.dashboard, calls.list]) {
      const wanted = await ask('rounds', path);
      for (const other of ['limit', 'usual'] as const) same(path, other, await ask(other, path), wanted);
    }
    const rank = calls.rank.path;
    same(rank, 'usual', await ask('usual', rank), await ask('rounds', rank));
    const fresh = calls.freshLeaderboard.path;
    same(fresh, 'limit', await ask('limit', fresh), await ask('rounds', fresh));
    // What came with the single call: clients with five calls did without.
    const whole = await ask('rounds', calls.dashboard.path);
    const { preferences: _wishes, goal: _goal, practice: _session, ...wanted } = whole;
    const profile = await ask('usual', '/api/user/profile');
    const summary = await ask('usual', '/api/stats/week');
    const progress = (await ask('usual', calls.progress.path)) as unknown as unknown[];
    same('the five calls', 'usual', { ...profile, ...summary, progress: progress.slice(0, 5) }, wanted);
  }
  await checkCompletion(cluster, users);
}

async function askServer(
  cluster: Cluster,
  server: ServerName,
  path: string,
  learner: number,
  body?: object,
): Promise<Json> {
  const response = await fetch(`http://127.0.0.1:${cluster.server(server).port}${path}`, {
    headers: {
      Authorization: `Bearer ${tokenOf(learner)}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.ok) return (await response.json()) as Json;
  throw new Error(`${server} answered ${response.status} to ${path}: ${await response.text()}`);
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

/** Completes a new scenario, sends the same again, then does better: three similar learners, one for each server. */
async function checkCompletion(cluster: Cluster, users: number): Promise<void> {
  let wanted: unknown;
  for (const [place, server] of (['rounds', 'limit', 'usual'] as const).entries()) {
    // Not busy, with a streak of 3 up to yesterday, and the last scenario of their turn is not done.
    const learner = users - (users % 100) - 100 + 32 + place;
    const scenarioId = ((learner * 7 + scenarioCount - 1) % scenarioCount) + 1;
    const state = async () => (await cluster.database.query<Counts>(effects, [learner])).rows[0] ?? {};
    const complete = (attemptId: string, right: number) => {
      const body = completionOf({ scenarioId, timeSpent: 100, attemptId }, (question) => question < right);
      return askServer(cluster, server, calls.completion.path, learner, body);
    };
    const attemptId = randomUUID();
    const before = await state();
    const first = await complete(attemptId, 3);
    same('the same completion again', server, await complete(attemptId, 3), first);
    const after = await state();
    const better = await complete(randomUUID(), 5);
    const end = await state();
    const seen = [comparable(first, before), comparable(better, before)];
    const found = { seen, changes: [difference(before, after), difference(after, end)] };
    if (server === 'rounds') wanted = found;
    else same('completing a scenario', server, found, wanted);
  }
}

/** A response without what differs between learners: ids, times, earlier totals. */
function comparable({ progress, user, leveledUp: _crossed, ...rest }: Json, before: Counts): object {
  const { id: _id, scenarioId: _scenario, lastAttempt: _at, reviewId: _review, ...entry } = progress as Json;
  const { xp = NaN, points = NaN, level, streak } = user as Counts;
  const levelFits = level === Math.floor(xp / 1000) + 1;
  const gained = { xp: xp - (before['xp'] ?? NaN), points: points - (before['points'] ?? NaN) };
  return { ...rest, entry, streak, levelFits, ...gained };
}

function difference(before: Counts, after: Counts): object {
  return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, value - (before[key] ?? 0)]));
}
