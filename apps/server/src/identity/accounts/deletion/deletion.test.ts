import { confirmTwoFactor, deleteAccount, setUpTwoFactor } from '@rounds/contract/identity/accounts.security';
import { confirmEmail, getProfile, register } from '@rounds/contract/identity/accounts';
import { createPost, createReply } from '@rounds/contract/community/forum';
import { getLeaderboard } from '@rounds/contract/learning/leaderboard';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { tokenIn } from '../../../../testing/doubles.ts';
import {
  type Learner,
  address,
  completeScenario,
  confirmEmailOf,
  newAccount,
  registerLearner,
  scenarios,
  signInWith,
} from '../../../../testing/factories.ts';
import { busyLearner, fillTable, personalTables, tablesWith } from '../../../../testing/personal-data.ts';
import { withFrozenRows } from '../../../../testing/frozen-rows.ts';
import { eraseDeletedAccounts } from './deletion.service.ts';

onServer('a deleted account', (server) => {
  const remove = ({ client, password }: Learner, code?: string) =>
    client.call(deleteAccount, { body: { password, ...(code !== undefined && { code }) } });
  const exists = async ({ user }: Learner) =>
    (await server.db.run('select 1 from users where id = $1', [user.id])).length > 0;
  const erase = () => server.jobs.run('accounts.erase');
  const names = async (client: Learner['client']) =>
    (await client.call(getLeaderboard)).body.map(({ username }) => username);

  it('is signed out everywhere and hidden at once, and its owner learns until when it can be restored', async () => {
    const [learner, witness] = [await registerLearner(server), await registerLearner(server)];
    const { first } = await scenarios(learner.client);
    await completeScenario(learner.client, first);
    const elsewhere = server.client.as((await signInWith(server.client, learner)).body.token);
    expect((await elsewhere.call(getProfile)).status).toBe(200);
    server.clock.advance({ seconds: 2 });
    expect(await names(witness.client)).toContain(learner.user.username);

    const { status, body } = await remove(learner);
    expect(status).toBe(200);
    expect(body.restorableUntil).toBe(new Date(server.clock.now().getTime() + 30 * 86_400_000).toISOString());
    expect((await learner.client.call(getProfile)).status).toBe(401);
    expect((await elsewhere.call(getProfile)).status).toBe(401);
    await expect.poll(() => names(witness.client)).not.toContain(learner.user.username);
    await server.jobs.runAll();
    const mail = server.mailer.sent.at(-1)!;
    expect(mail).toMatchObject({ to: learner.email, subject: 'Your Rounds account will be erased' });
    expect(mail.text).toContain('Your account will be erased on April 3, 2026.');
  });

  it('requires the password', async () => {
    const learner = await registerLearner(server);
    const { status, failure } = await remove({ ...learner, password: 'wrong' });
    expect(status).toBe(403);
    expect(failure).toMatchObject({ code: 'wrong_password', issues: [{ path: 'password' }] });
    expect((await learner.client.send('DELETE', '/api/user', { body: {} })).status).toBe(400);
    expect((await server.client.call(deleteAccount, { body: { password: 'x' } })).status).toBe(401);
    expect((await learner.client.call(getProfile)).status).toBe(200);
    for (let n = 0; n < 9; n += 1) await remove({ ...learner, password: 'wrong' });
    expect((await remove(learner)).status).toBe(429);
  });

  it('requires a code too, if two-factor is on', async () => {
    const learner = await registerLearner(server);
    await confirmEmailOf(server, learner);
    const { client, password } = learner;
    const { secret } = (await client.call(setUpTwoFactor, { body: { password } })).body;
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
    await client.call(confirmTwoFactor, { body: { code: code() } });
    server.clock.advance({ seconds: 30 });
    for (const given of [undefined, '000000']) {
      const { status, failure } = await remove(learner, given);
      expect(status).toBe(403);
      expect(failure).toMatchObject({ code: 'wrong_code', issues: [{ path: 'code' }] });
    }
    expect((await remove(learner, code())).status).toBe(200);
  });

  it.each([
    ['on the 29th day', { days: 29 }, true],
    ['in the last second of the 30th day', { days: 29, hours: 23, minutes: 59, seconds: 59 }, true],
    ['after 30 days', { days: 30 }, false],
    ['after 31 days', { days: 31 }, false],
  ])('%s', async (_when, by, comesBack) => {
    const learner = await busyLearner(server);
    await server.db.run('delete from two_factor where user_id = $1', [learner.user.id]);
    const before = (await learner.client.call(getProfile)).body;
    expect((await remove(learner)).status).toBe(200);
    server.clock.advance(by);
    if (comesBack) {
      await erase();
      const { status, body } = await signInWith(server.client, learner);
      expect(status).toBe(200);
      expect(body.restored).toBe(true);
      const after = (await server.client.as(body.token).call(getProfile)).body;
      expect(after.user).toEqual({ ...before.user, streak: 0 });
      expect(after.stats.totalXP).toBe(before.stats.totalXP);
      await server.jobs.runAll();
      expect(server.mailer.sent.at(-1)?.subject).toBe('Your Rounds account is restored');
      // And it stays restored: the next sign-in is an ordinary one.
      server.clock.advance({ days: 40 });
      await erase();
      expect((await signInWith(server.client, learner)).body.restored).toBeUndefined();
    } else {
      // It waits for the job, can't be restored meanwhile, and looks as if it never existed.
      const refused = await signInWith(server.client, learner);
      expect(refused.status).toBe(401);
      expect(refused.failure.code).toBe('bad_credentials');
      expect(await exists(learner)).toBe(true);
      await erase();
      expect(await exists(learner)).toBe(false);
      expect((await signInWith(server.client, learner)).status).toBe(401);
    }
  });

  it('leaves nothing behind that refers to its owner, and nobody else loses anything', async () => {
    const [learner, other] = [await busyLearner(server), await busyLearner(server)];
    const rows = async ({ user }: Learner) => {
      const counts: Record<string, number> = {};
      for (const { table, column } of (await personalTables(server.db)).keys) {
        const [row] = await server.db.run<{ n: number }>(
          `select count(*)::int as n from "${table}" where "${column}" = $1`,
          [user.id],
        );
        counts[table] = (counts[table] ?? 0) + row!.n;
      }
      return counts;
    };
    const [before, others] = [await rows(learner), await rows(other)];
    expect(
      Object.keys(before).filter((table) => before[table] === 0),
      fillTable,
    ).toEqual([]);
    const [{ answers }] = (await server.db.run('select count(*)::int as answers from attempt_answers')) as [
      { answers: number },
    ];

    await remove(learner);
    server.clock.advance({ days: 30 });
    await erase();
    await server.jobs.run('platform.clean');
    const after = await rows(learner);
    expect(
      Object.keys(after).filter((table) => after[table] !== 0),
      'A table still names an erased learner: reference them with `learnerId()`, or erase them in `beforeErase`',
    ).toEqual([]);
    expect({ ...(await rows(other)), sessions: 0 }).toEqual({ ...others, sessions: 0 });
    expect(await server.db.run('select count(*)::int as answers from attempt_answers')).toEqual([
      { answers: answers - 5 },
    ]);
    expect(await tablesWith(server.db, learner.email)).toEqual([]);
    expect(await tablesWith(server.db, learner.user.username)).toEqual([]);
    expect(await tablesWith(server.db, other.email)).toContain('users');
  });

  it('is removed from every table, including future ones', async () => {
    const { keys, loose } = await personalTables(server.db);
    /** What stays, without a name, and why. */
    const withoutName: Readonly<Record<string, string>> = {
      question_withdrawals:
        'why a question was out of use matters to those who look after it, whoever it was',
      scenario_reports: 'what was wrong with an item helps its authors, whoever said it',
      giveaway_entries: 'the numbers of a draw stay, so that it can be checked',
      mentorships: 'the other of the two keeps what was written to them',
      messages: 'what was said to others stays with them, as of a deleted account',
      forum_posts: 'what others answered makes no sense without it',
      forum_replies: 'a thread stays readable',
      content_reports: 'a text that was reported has to be decided on, whoever reported it',
      weekly_giveaways: 'the winning number stays, so that the draw can be checked',
      payment_customers: 'the gateway is told to forget them too, and then the row goes',
      code_usages: 'how often a code was used stays right',
      payment_orders: 'the law wants payments kept',
      subscriptions: 'the law wants payments kept',
      payment_invoices: 'the law wants payments kept',
      revenue_transactions: 'the law wants payments kept',
    };
    const kept = keys.filter(({ onDelete }) => onDelete !== 'cascade').map(({ table }) => table);
    expect(
      kept.filter((table) => !(table in withoutName)),
      'Rows outlive their learner: delete them with the learner (`cascade`), or say above why they stay without a name',
    ).toEqual([]);
    expect(
      keys.filter(({ onDelete }) => onDelete === 'none'),
      'A reference would keep its learner from being erased: add `onDelete`',
    ).toEqual([]);
    expect(
      loose,
      'A column names a learner without a foreign key: add one, or erase it in `beforeErase` and name it here',
    ).toEqual(['idempotency_keys.user_id']);
  });

  it('removes its name from what outlives it, in the transaction that erases it', async () => {
    const learner = await registerLearner(server);
    await server.db.run(
      'create table if not exists test_payments (payer_id integer, payer text, paid numeric(10, 2), on_day date)',
    );
    await server.db.run(`insert into test_payments values ($1, $2, 19.99, '2026-03-01')`, [
      learner.user.id,
      learner.user.username,
    ]);
    await remove(learner);
    server.clock.advance({ days: 30 });
    const failing = [() => Promise.reject(new Error('The ledger is closed.'))];
    await expect(eraseDeletedAccounts(server, failing)).rejects.toMatchObject({
      errors: [
        { message: `Failed for account ${learner.user.id}`, cause: { message: 'The ledger is closed.' } },
      ],
    });
    expect(await exists(learner)).toBe(true);
    await eraseDeletedAccounts(server, [
      async (tx, userId) => {
        await tx.run('update test_payments set payer_id = null, payer = null where payer_id = $1', [userId]);
        await tx.run('delete from idempotency_keys where user_id = $1', [userId]);
      },
    ]);
    expect(await exists(learner)).toBe(false);
    expect(await server.db.run('select payer_id, payer, paid::text from test_payments')).toEqual([
      { payer_id: null, payer: null, paid: '19.99' },
    ]);
    await server.db.run('drop table test_payments');
  });

  it('that cannot be erased does not stop others, and fails the job', async () => {
    const learners = [
      await registerLearner(server),
      await registerLearner(server),
      await registerLearner(server),
    ];
    for (const learner of learners) await remove(learner);
    server.clock.advance({ days: 30 });
    const [first, stuck, last] = learners as [Learner, Learner, Learner];
    await withFrozenRows(server.db, 'users', `old.id = ${stuck.user.id}`, async () => {
      await expect(erase()).rejects.toMatchObject({
        errors: [{ cause: { errors: [{ message: `Failed for account ${stuck.user.id}` }] } }],
      });
    });
    expect([await exists(first), await exists(stuck), await exists(last)]).toEqual([false, true, false]);
    await erase();
    expect(await exists(stuck)).toBe(false);
  });

  it('is erased even if its owner tried to leave half a character in somebody’s notifications', async () => {
    const [owner, attacker] = [await registerLearner(server), await registerLearner(server)];
    const post = (title: string) =>
      owner.client.call(createPost, { body: { title, content: 'x', category: 'question' } });
    expect((await post('half \ud83d of one')).status).toBe(400);
    const { body } = await post('A whole 😀 one');
    await attacker.client.call(createReply, { params: { id: body.id }, body: { content: 'x' } });
    const stored = 'update notifications set data = $1::text::jsonb where user_id = $2';
    await expect(server.db.run(stored, ['{"title":"\\ud83d"}', owner.user.id])).rejects.toThrow();
    await remove(attacker);
    server.clock.advance({ days: 30 });
    await erase();
    expect(await exists(attacker)).toBe(false);
  });

  it('keeps its name and address reserved for the thirty days, and frees them afterwards', async () => {
    const learner = await registerLearner(server);
    const { username, email } = learner.user;
    await remove(learner);
    const again = async (changes: object) =>
      (await server.client.call(register, { body: newAccount(changes), from: address() })).failure.code;
    expect(await again({ username: username.toUpperCase() })).toBe('username_taken');
    expect(await again({ email })).toBe('email_taken');
    server.clock.advance({ days: 30 });
    await erase();
    expect(await again({ username, email })).toBeUndefined();
  });

  it('has no links left that would change its address', async () => {
    const learner = await registerLearner(server);
    const { email } = newAccount();
    await learner.client.send('PUT', '/api/user/profile', {
      body: { email, currentPassword: learner.password },
    });
    await server.jobs.runAll();
    const token = tokenIn(server.mailer.sent.at(-1)!);
    await remove(learner);
    const late = await server.client.call(confirmEmail, { body: { token }, from: address() });
    expect(late.failure.code).toBe('link_expired');
  });

  it('is either restored or erased when its owner signs in just as it is being erased', async () => {
    const learner = await registerLearner(server);
    await remove(learner);
    server.clock.advance({ days: 29, hours: 23, minutes: 59, seconds: 59 });
    const entering = signInWith(server.client, learner);
    server.clock.advance({ seconds: 1 });
    const [reply] = await Promise.all([entering, erase()]);
    expect(await exists(learner)).toBe(reply.status === 200);
    if (reply.status === 200) {
      expect((await server.client.as(reply.body.token).call(getProfile)).status).toBe(200);
    }
  });
});
