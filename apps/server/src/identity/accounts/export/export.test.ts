import { Export, exportData } from '@rounds/contract/identity/accounts.security';
import { features } from '../../../features.ts';
import { exportPartsOf } from '../../../platform/feature-parts.ts';
import { exportLearner } from './export.service.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { registerLearner, scenarios } from '../../../../testing/factories.ts';
import { busyLearner, columnsOf, fillTable, personalTables } from '../../../../testing/personal-data.ts';

/** Tables about learners that no part of the export covers, each with its reason. */
const notExported: Readonly<Record<string, string>> = {
  mail_links: 'hashes of links, worthless after a day at most',
  sign_in_challenges: 'hashes of sign-ins under way, worthless after ten minutes',
  idempotency_keys: 'copies of answers, kept for a week, of which the other tables hold the truth',
};

/** Columns that the export leaves out, each with its reason. A learner's own id appears only in `users`. */
const secretColumns: Readonly<Record<string, readonly string[]>> = {
  // Credentials, or equivalents of them.
  users: ['passwordHash'],
  sessions: ['tokenHash'],
  two_factor: ['secret', 'lastStep'],
  recovery_codes: ['codeHash'],
  // With these, somebody else could write to the learner's browser; the export names the service instead.
  push_subscriptions: ['endpoint', 'p256dh', 'auth'],
  // The same words again, indexed for search.
  forum_posts: ['search', 'searchConfig', 'searchText'],
  // Names of staff.
  payment_refunds: ['requester'],
  referrals: ['reviewer'],
  // The request that is currently writing.
  lecture_uploads: ['holder', 'heldUntil', 'isWanted'],
  // The process that is working on it.
  note_analysis_jobs: ['runner'],
  // The mail's progress, not its content.
  notifications: ['claimedUntil', 'tries'],
};

onServer('the export', (server) => {
  it('is one JSON file to keep', async () => {
    const { client } = await registerLearner(server);
    const { status, headers, body } = await client.call(exportData);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="rounds-export-${server.clock.now().toISOString().slice(0, 10)}.json"`,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ format: 'rounds-export', version: 1 });
    expect(body.exportedAt).toBe(server.clock.now().toISOString());
  });

  it('is built for one learner at a time, and a learner who asks for many waits behind others', async () => {
    const made: number[] = [];
    let running = 0;
    let most = 0;
    const parts = {
      slow: async (_tx: unknown, userId: number) => {
        made.push(userId);
        running += 1;
        most = Math.max(most, running);
        await wait(10);
        running -= 1;
        return {};
      },
    };
    await Promise.all([1, 1, 1, 2].map((id) => exportLearner(server, parts, id, server.clock.now())));
    expect({ most, made }).toEqual({ most: 1, made: [1, 2, 1, 1] });
  });

  it('covers every table that refers to learners, or there is a reason', async () => {
    const { client } = await busyLearner(server);
    const { body } = await client.call(exportData);
    const exported = Object.values(body.data).flatMap((tables) => Object.keys(tables));
    expect(exported.filter((name) => name in notExported)).toEqual([]);
    expect(
      [...exported, ...Object.keys(notExported)].sort(),
      'Add a table about learners to `exportParts` of its feature’s manifest, or to `notExported` with the reason',
    ).toEqual((await personalTables(server.db)).all);
  });

  it('has every column of every table, or there is a reason', async () => {
    const { client, user } = await busyLearner(server);
    const { body } = await client.call(exportData);
    for (const [table, rows] of Object.values(body.data).flatMap((tables) => Object.entries(tables))) {
      expect(rows.length, `${table}: ${fillTable}`).toBeGreaterThan(0);
      const left = ['userId', ...(secretColumns[table] ?? [])];
      const columns = (await columnsOf(server.db, table)).filter((name) => !left.includes(name));
      expect(
        Object.keys(rows[0] as object),
        `${table}: add the column to its feature’s export part, or to \`secretColumns\` with the reason`,
      ).toEqual(expect.arrayContaining(columns));
    }
    expect(body.data['account']?.['users']).toEqual([
      expect.objectContaining({ id: user.id, username: user.username, email: user.email }),
    ]);
  });

  it('holds no secrets', async () => {
    const learner = await busyLearner(server);
    const { text } = await learner.client.call(exportData);
    const [row] = await server.db.run<{ hash: string }>(
      'select password_hash as hash from users where id = $1',
      [learner.user.id],
    );
    for (const secret of [row!.hash, '$argon2', learner.token, 'an-auth-secret', 'a-public-key']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('push.example');
  });

  it('holds nobody else’s data', async () => {
    const [one, other] = [await busyLearner(server), await busyLearner(server)];
    const { text } = await one.client.call(exportData);
    expect(text).not.toContain(other.email);
    expect(text).not.toContain(other.user.username);
    const { body } = await (await registerLearner(server)).client.call(exportData);
    expect(body.data['progress']).toEqual({
      user_progress: [],
      scenario_attempts: [],
      attempt_answers: [],
    });
    expect(body.data['awards']).toMatchObject({
      learner_totals: [{ xp: 0, level: 1, points: 0, streak: 0 }],
      activity_days: [],
      xp_ledger: [],
      points_transactions: [],
      user_achievements: [],
    });
  });

  it('of years of practice is complete, and does not block others meanwhile', async () => {
    const { client, user } = await registerLearner(server);
    const { first } = await scenarios(client);
    await server.db.run(
      `insert into scenario_attempts (id, user_id, scenario_id, version, started_at, completed_at, score, time_spent, result)
       select gen_random_uuid(), $1, $2, 1, now() - n * interval '1 hour', now() - n * interval '1 hour', 80, 200,
         json_build_object('text', repeat('x', 300))
       from generate_series(1, 2005) n`,
      [user.id, first.id],
    );
    await server.db.run(
      `insert into attempt_answers (attempt_id, question_index, selected_option, correct, seconds, answered_at)
       select id, q, 1, true, 9, started_at from scenario_attempts, generate_series(0, 4) q where user_id = $1`,
      [user.id],
    );
    const text = await exportLearner(server, exportPartsOf(features), user.id, server.clock.now());
    const shares = [];
    for (let n = 0; n < 4; n += 1) {
      const began = performance.now();
      let [longest, last] = [0, began];
      const timer = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 1);
      await exportLearner(server, exportPartsOf(features), user.id, server.clock.now());
      clearInterval(timer);
      shares.push(longest / (last - began));
    }
    // The longest wait of others, as a share of the total; the machine may have been busy once.
    expect(Math.min(...shares)).toBeLessThan(0.25);
    const body = Export.parse(JSON.parse(text));
    const { scenario_attempts: attempts, attempt_answers: answers } = body.data['progress'] as {
      scenario_attempts: { id: string }[];
      attempt_answers: { attemptId: string; questionIndex: number }[];
    };
    expect(text.length).toBeGreaterThan(2_000_000);
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(2005);
    expect(new Set(answers.map(({ attemptId, questionIndex }) => `${attemptId} ${questionIndex}`)).size).toBe(
      2005 * 5,
    );
    expect([attempts.length, answers.length]).toEqual([2005, 2005 * 5]);
  });

  it('requires a session, and is limited to ten an hour', async () => {
    expect((await server.client.call(exportData)).status).toBe(401);
    const { client } = await registerLearner(server);
    for (let n = 0; n < 10; n += 1) expect((await client.call(exportData)).status).toBe(200);
    expect((await client.call(exportData)).status).toBe(429);
    server.clock.advance({ hours: 1 });
    expect((await client.call(exportData)).status).toBe(200);
  });
});
