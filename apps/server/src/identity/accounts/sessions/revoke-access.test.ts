import { changePassword } from '@rounds/contract/identity/accounts.security';
import { forgotPassword, resetPassword } from '@rounds/contract/identity/accounts';
import { describe, expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { tokenIn } from '../../../../testing/doubles.ts';
import { type Learner, address } from '../../../../testing/factories.ts';
import { busyLearner, personalTables } from '../../../../testing/personal-data.ts';

/** Columns that could let somebody in, or let somebody be reached, whatever a table calls them. */
const opening = '(^|_)(token|hash|secret|code|challenge|endpoint|password|pending|auth|key|expires)(_|$)';

/** What is revoked with a learner's password: for each table, what is left of it afterwards. `$1` is the learner. */
const ends: Readonly<Record<string, string>> = {
  users: 'select 1 from users where id = $1 and pending_email is not null',
  sessions: 'select 1 from sessions where user_id = $1',
  mail_links: 'select 1 from mail_links where user_id = $1 and used_at is null',
  sign_in_challenges: 'select 1 from sign_in_challenges where user_id = $1',
  two_factor: 'select 1 from two_factor where user_id = $1 and enabled_at is null',
  push_subscriptions: 'select 1 from push_subscriptions where user_id = $1',
};

/** What stays, each with its reason. */
const stays: Readonly<Record<string, string>> = {
  recovery_codes: 'are worth nothing without the password, and the owner keeps them',
  idempotency_keys: 'are looked up for a signed-in learner alone',
  badge_shares: 'open a public page and nothing else',
  study_groups: 'the code lets into a group, not into an account',
  referral_codes: 'are named to friends, and open nothing',
  code_usages: 'say which discount was used',
  lecture_files:
    'have keys that nobody is told, and links that only the owner makes, and that end within the hour',
  lecture_uploads: 'have keys that only their owner is told, who must be signed in to send anything',
  note_analysis_jobs: 'have tokens that are looked up for their signed-in owner alone',
  user_notes: 'name courses and key terms, and open nothing',
  note_review_items: 'name a question by a hash of its text',
  payment_orders: 'hold what the gateway needs to take one payment, which only a signed-in learner is told',
};

onServer('a new password', (server) => {
  const leftOf = async ({ user }: Learner) => {
    const left: Record<string, number> = {};
    for (const [table, select] of Object.entries(ends)) {
      left[table] = (await server.db.run(select, [user.id])).length;
    }
    return left;
  };
  /** A learner with some of everything that is revoked. */
  const learnerWithAll = async () => {
    const learner = await busyLearner(server);
    const email = `thief.${learner.user.id}@example.org`;
    await learner.client.send('PUT', '/api/user/profile', {
      body: { email, currentPassword: learner.password },
    });
    const before = await leftOf(learner);
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
    return learner;
  };

  it('has considered every table that could hold a way into an account', async () => {
    const { all } = await personalTables(server.db);
    const rows = await server.db.run<{ table: string }>(
      `select distinct table_name as "table" from information_schema.columns
       where table_schema = 'public' and table_name = any($1::text[]) and (column_name ~ $2 or data_type = 'bytea')`,
      [all, opening],
    );
    const known = [...Object.keys(ends), ...Object.keys(stays)];
    // A new table: revoke it in `revokeAccess` or on the event `accessRevoked`, and say above what is left of it, or
    // why it stays.
    expect(rows.map(({ table }) => table).sort()).toEqual(known.sort());
  });

  describe.each(['changed', 'set by a link'])('%s', (way) => {
    it('revokes everything that would let somebody else stay or come back', async () => {
      const learner = await learnerWithAll();
      const { client, email, password } = learner;
      if (way === 'changed') {
        const body = { currentPassword: password, newPassword: 'another password' };
        expect((await client.call(changePassword, { body })).status).toBe(200);
      } else {
        await server.client.call(forgotPassword, { body: { email }, from: address() });
        await server.jobs.runAll();
        const mail = server.mailer.sent.findLast(({ text }) => text.includes('/reset-password?token='))!;
        const body = { token: tokenIn(mail), password: 'another password' };
        expect((await server.client.call(resetPassword, { body, from: address() })).status).toBe(200);
      }
      const nothing = Object.fromEntries(Object.keys(ends).map((table) => [table, 0]));
      // Somebody who changes it while signed in continues in a new session.
      expect(await leftOf(learner)).toEqual({ ...nothing, sessions: way === 'changed' ? 1 : 0 });
    });
  });
});
