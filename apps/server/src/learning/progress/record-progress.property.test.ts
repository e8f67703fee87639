import {
  type Achievement,
  checkAchievements,
  listAchievements,
  listUserAchievements,
} from '@rounds/contract/learning/achievements';
import { recordProgress } from '@rounds/contract/learning/progress';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, onBothServers } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { buildUser, loadTestAchievements, changeTimeZone, scenarios } from '../../../testing/factories.ts';
import { ProgressModel, type Sent, shown } from '../../../testing/progress-model.ts';
import { lockLearner } from '../awards/index.ts';

/** Zones on both sides of the date line, with half and quarter hours, with and without daylight saving. */
const zones = [
  ...['UTC', 'America/New_York', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Asia/Kathmandu'],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Asia/Tokyo'],
];
/** Both daylight saving changes, a leap day, New Year. */
const beginnings = ['2026-03-06', '2026-03-27', '2026-10-23', '2026-10-30', '2028-02-26', '2026-12-29'];

/** Times are multiples of this many minutes: few enough instants to hit the ends of days. */
const step = 7;

const answers = fc.uniqueArray(fc.record({ questionIndex: fc.nat(4), selectedOption: fc.nat(3) }), {
  selector: ({ questionIndex }) => questionIndex,
  maxLength: 5,
});
const post = fc.record({
  kind: fc.constant('post' as const),
  scenario: fc.nat(2),
  /** One of a few attempts, so that they are resumed, completed twice and mixed up; null is a claim. */
  attempt: fc.option(fc.nat(5), { freq: 5 }),
  completed: fc.boolean(),
  score: fc.oneof(
    fc.constantFrom(0, 20, 40, 60, 80, 100),
    fc.integer({ min: 0, max: 100 }),
    fc.double({ min: 0, max: 100, noNaN: true }),
  ),
  timeSpent: fc.nat(300),
  answers,
  /** Minutes ago, including beyond seven days; null if not stated. */
  back: fc.option(fc.integer({ min: -100, max: 1600 }).map((n) => n * step)),
});
const operation = fc.oneof(
  { arbitrary: post, weight: 6 },
  { arbitrary: fc.record({ kind: fc.constant('again' as const), which: fc.nat(50) }), weight: 1 },
  {
    arbitrary: fc.record({ kind: fc.constant('zone' as const), zone: fc.constantFrom(...zones) }),
    weight: 1,
  },
  {
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.nat(300).map((n) => n * step) }),
    weight: 3,
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const uuid = (learner: number, attempt: number) =>
  `00000000-0000-4000-8000-${(learner * 100 + attempt).toString(16).padStart(12, '0')}`;

/** One learner on the server, and the same learner in the model. */
class Pair {
  readonly server: TestServer;
  readonly client: Client;
  readonly id: number;
  readonly content: Scenario[];
  readonly model: ProgressModel;
  readonly #posts: Sent[] = [];

  constructor(
    server: TestServer,
    user: { id: number; token: string },
    content: Scenario[],
    achievements: Achievement[],
  ) {
    this.server = server;
    this.client = server.client.as(user.token);
    this.id = user.id;
    this.content = content;
    this.model = new ProgressModel(
      content.map(({ id, title, xpReward, version, scenario }) => ({
        id,
        title,
        xpReward,
        version,
        questions: scenario.questions,
      })),
      achievements,
      server.clock.now(),
    );
  }

  async run(operation: Operation): Promise<void> {
    const { clock, db } = this.server;
    if (operation.kind === 'wait') clock.advance({ minutes: operation.minutes });
    else if (operation.kind === 'zone') {
      await db.transaction((tx) => changeTimeZone(tx, this.id, operation.zone));
      this.model.moveTo(operation.zone);
    } else if (operation.kind === 'again') {
      const post = this.#posts[operation.which % Math.max(this.#posts.length, 1)];
      if (post) await this.#send(post);
    } else {
      const { kind: _kind, scenario, attempt, back, ...rest } = operation;
      const sent: Sent = {
        ...rest,
        scenarioId: this.content[scenario]!.id,
        attemptId: attempt === null ? undefined : uuid(this.id, attempt),
        occurredAt: back === null ? undefined : new Date(clock.now().getTime() - back * 60_000).toISOString(),
      };
      this.#posts.push(sent);
      await this.#send(sent);
    }
  }

  async #send(post: Sent): Promise<void> {
    const expected = this.model.record(post, this.server.clock.now());
    const reply = await this.client.call(recordProgress, { body: { ...post, answers: [...post.answers] } });
    if (typeof expected === 'string') expect(reply.failure.code).toBe(expected);
    else {
      const { id: _id, ...progress } = reply.body.progress;
      const unlocked = reply.body.unlocked.map(({ id: _unlockedId, ...told }) => told);
      expect({ ...reply.body, progress, unlocked }).toEqual(expected);
    }
  }

  /** Everything stored matches the model, and the ledgers add up. */
  async compare(): Promise<void> {
    const { db, clock } = this.server;
    const select = <Row>(text: string) => db.run<Row>(text, [this.id]);
    const stored = await db.transaction((tx) => lockLearner(tx, this.id));
    expect(stored.totals).toEqual(this.model.totals);

    const ledger = `
      select amount, source, related_id as "relatedId", self_reported as "selfReported", created_at as "createdAt"
      from xp_ledger where user_id = $1 order by id`;
    expect(await select(ledger)).toEqual(this.model.xp);
    const points = `
      select amount, type, description, related_id as "relatedId", related_type as "relatedType", created_at as "createdAt"
      from points_transactions where user_id = $1 order by id`;
    expect(await select(points)).toEqual(this.model.points);
    const days =
      'select day::text as day, bridge, frozen, seen from activity_days where user_id = $1 order by day';
    expect(await select(days)).toEqual(this.model.days);

    const list = await this.client.send<Record<string, unknown>[]>('GET', '/api/progress');
    const rows = list.body.map(({ id: _id, ...row }) => row);
    const expected = [...this.model.entries].map(([scenarioId, row]) => shown(scenarioId, row));
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set(
        expected.map(({ lastAttempt, timeSpent, open, reviewId, ...row }) =>
          JSON.stringify({ ...row, lastAttempt, timeSpent, open, reviewId }),
        ),
      ),
    );
    const marked =
      'select scenario_id as id, self_reported as claimed from user_progress where user_id = $1 order by 1';
    const claims = [...this.model.entries].map(([id, row]) => ({ id, claimed: row.selfReported }));
    expect(await select(marked)).toEqual(claims.sort((a, b) => a.id - b.id));

    const held = (await this.client.call(listUserAchievements)).body.map(
      ({ achievementId }) => achievementId,
    );
    expect(held.toReversed()).toEqual([...this.model.held]);
    const told = (await this.client.call(checkAchievements)).body.map(({ achievementId }) => achievementId);
    expect(told).toEqual([...this.model.held]);
    expect((await this.client.call(checkAchievements)).body).toEqual([]);
    const bell = `select (data ->> 'achievementId')::int as id from notifications where user_id = $1 order by id`;
    expect(await select(bell)).toEqual(told.map((id) => ({ id })).sort((a, b) => a.id - b.id));

    const dashboard = await this.client.send<{ user: { streak: number }; stats: Record<string, number> }>(
      'GET',
      '/api/dashboard',
    );
    expect(dashboard.body.user.streak).toBe(this.model.streak(clock.now()));
    const counted = `
      select count(*) filter (where completed)::int as "scenariosCompleted",
        coalesce(round(avg(score) filter (where completed)::numeric, 1), 0)::float8 as "averageScore",
        count(*) filter (where completed and score = 100 and not self_reported)::int as "perfectScores"
      from user_progress where user_id = $1`;
    expect([dashboard.body.stats]).toMatchObject(await select(counted));
    expect(await select(recounted)).toEqual([{ totals: true, days: true, attempts: true }]);
  }
}

/** The totals compared with their rows, counted again without the rules. */
const recounted = `
  select
    t.xp = (select coalesce(sum(amount), 0) from xp_ledger where user_id = $1)
    and t.graded_xp = (select coalesce(sum(amount), 0) from xp_ledger where user_id = $1 and not self_reported)
    and t.level = t.xp / 1000 + 1
    and t.points = (select coalesce(sum(amount), 0) from points_transactions where user_id = $1)
    and t.scenarios_completed = (select count(*) from user_progress where user_id = $1 and completed)
    and t.graded_scenarios = (
      select count(distinct scenario_id) from scenario_attempts where user_id = $1 and completed_at is not null)
    and abs(t.score_total - (select coalesce(sum(score), 0) from user_progress where user_id = $1 and completed)) < 1e-9
    as totals,
    t.streak = (
      select count(*) filter (where not run.bridge) from (
        select day, bridge, day + row_number() over (order by day desc)::int as run from activity_days where user_id = $1
      ) as run
      where run.run = (select max(day) + 1 from activity_days where user_id = $1))
    and t.streak_day is not distinct from (select max(day) from activity_days where user_id = $1)
    as days,
    not exists (
      select from user_progress p left join scenario_attempts a on a.id = (p.open_attempt ->> 'attemptId')::uuid
      where p.user_id = $1 and p.open_attempt is not null and (
        a.completed_at is null and a.user_id = $1 and a.scenario_id = p.scenario_id and a.mode = p.open_attempt ->> 'mode'
        and (p.open_attempt ->> 'answered')::int = (select count(*) from attempt_answers w where w.attempt_id = a.id))
        is not true)
    and not exists (
      select from user_progress p left join scenario_attempts a on a.id = p.review_id
      where p.user_id = $1 and p.review_id is not null and a.completed_at is null)
    as attempts
  from learner_totals t where t.user_id = $1`;

onBothServers('recording progress', (server) => {
  let achievements: Achievement[] = [];
  beforeAll(async () => {
    await loadTestAchievements(server.db);
    const { token } = await buildUser(server.db, server.clock.now());
    achievements = (await server.client.as(token).call(listAchievements)).body;
  });

  it('does what the rules say, whatever the history', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...beginnings),
        fc.array(operation, { minLength: 4, maxLength: 24 }),
        async (beginning, operations) => {
          server.clock.set(`${beginning}T20:00:00.000Z`);
          const user = await buildUser(server.db, server.clock.now());
          const { first, second, third } = await scenarios(server.client.as(user.token));
          const pair = new Pair(server, user, [first, second, third], achievements);
          for (const operation of operations) await pair.run(operation);
          await pair.compare();
        },
      ),
      { numRuns: 60 },
    );
  });

  describe('a traveler', () => {
    it('never loses a streak by moving, while no two answers are more than 20 hours apart', async () => {
      const leg = fc.record({ zone: fc.constantFrom(...zones), minutes: fc.integer({ min: 1, max: 1200 }) });
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...beginnings),
          fc.array(leg, { maxLength: 20 }),
          async (beginning, legs) => {
            server.clock.set(`${beginning}T20:00:00.000Z`);
            const { id, token } = await buildUser(server.db, server.clock.now());
            const client = server.client.as(token);
            const { first } = await scenarios(client);
            let streak = 0;
            for (const { zone, minutes } of legs) {
              server.clock.advance({ minutes });
              await server.db.transaction((tx) => changeTimeZone(tx, id, zone));
              const body = { scenarioId: first.id, completed: false, score: 0, timeSpent: 0 };
              const { user } = (await client.call(recordProgress, { body })).body;
              expect(user.streak - streak).toBeOneOf(streak === 0 ? [1] : [0, 1]);
              streak = user.streak;
            }
          },
        ),
        { numRuns: 25 },
      );
    });
  });
});
