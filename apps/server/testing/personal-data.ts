import { randomUUID } from 'node:crypto';
import { forgotPassword } from '@rounds/contract/identity/accounts';
import { setUpTwoFactor } from '@rounds/contract/identity/accounts.security';
import { saveMark } from '@rounds/contract/learning/marks';
import { generateNoteScenario, generateNoteTest } from '@rounds/contract/learning/notes.generated';
import { takeNoteTest } from '@rounds/contract/learning/notes.attempts';
import { createPractice } from '@rounds/contract/learning/practice';
import { recordProgress } from '@rounds/contract/learning/progress';
import { joinLeague } from '@rounds/contract/community/leagues';
import { saveLookBackMail } from '@rounds/contract/learning/look-back';
import { saveReviewSettings } from '@rounds/contract/learning/review';
import type { Database } from '../src/platform/db/database.ts';
import type { TestServer } from './app.ts';
import {
  type Learner,
  address,
  buildUser,
  completionOf,
  confirmEmailOf,
  registerLearner,
  scenarios,
} from './factories.ts';
import { uploadRecording } from './lectures.ts';
import { uploadNote } from './notes.ts';
import { addSampleRows } from './sample-rows.ts';

/** Names of columns that hold a learner's id, in any table. */
const ofPersons =
  '(^|_)(user|learner|author|owner|creator|member|mentor|mentee|sender|recipient|winner|referrer|inviter)_id$|_by$';

/** What to do about a table in which the busy learner has no rows. */
export const fillTable =
  'A table has no row to test with: its rows need more than the schema says, so give `busyLearner` one (testing/personal-data.ts)';

/** How the tables relate to learners. */
export interface PersonalTables {
  /** Every table with a column that refers to users, directly or through another such table. */
  readonly all: string[];
  /** Foreign keys to users, with what happens when the learner is deleted. */
  readonly keys: {
    readonly table: string;
    readonly column: string;
    readonly onDelete: 'cascade' | 'set null' | 'none';
  }[];
  /** Columns that look like references to users but have no foreign key. */
  readonly loose: string[];
}

/** Walks the database's schema. */
export async function personalTables({ run }: Database): Promise<PersonalTables> {
  const references = await run<{ from: string; to: string; column: string; action: string }>(`
    select f.relname as "from", t.relname as "to", a.attname as "column", c.confdeltype as action
    from pg_constraint c
    join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  const named = await run<{ table: string; column: string }>(`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name ~ '${ofPersons}'`);
  const actions: Readonly<Record<string, 'cascade' | 'set null'>> = { c: 'cascade', n: 'set null' };
  const keys = references
    .filter(({ to }) => to === 'users')
    .map(({ from: table, column, action }) => ({
      table,
      column,
      onDelete: actions[action] ?? ('none' as const),
    }));
  const found = new Set(['users', ...keys.map(({ table }) => table), ...named.map(({ table }) => table)]);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const { from, to } of references) if (found.has(to)) found.add(from);
  }
  const isKey = (table: string, column: string) =>
    references.some((key) => key.from === table && key.column === column);
  const loose = named.filter(({ table, column }) => !isKey(table, column));
  return {
    all: [...found].sort(),
    keys,
    loose: loose.map(({ table, column }) => `${table}.${column}`).sort(),
  };
}

/** A table's columns, by the API's names. */
export async function columnsOf({ run }: Database, table: string): Promise<string[]> {
  const rows = await run<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows.map(({ name }) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

/** Public tables that contain a text in any column. */
export async function tablesWith({ run }: Database, text: string): Promise<string[]> {
  const tables = await run<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await run(`select 1 from "${name}" t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/**
 * A learner with rows in every table about learners. `addSampleRows` fills those that the schema is enough for; the
 * others get theirs here.
 */
export async function busyLearner(server: TestServer): Promise<Learner> {
  const learner = await registerLearner(server);
  const { client, password, email, user } = learner;
  const now = server.clock.now();
  const { first } = await scenarios(client);
  // Not all correct, so that there is something to review.
  await client.call(recordProgress, { body: completionOf(first, { right: 4 }) });
  await client.send('POST', `/api/scenarios/${first.id}/report`, {
    body: {
      version: first.version,
      questionIndex: 0,
      selectedOption: 1,
      reason: 'wrong_answer',
      message: 'No.',
    },
  });
  const question = { scenarioId: first.id, questionIndex: 0 };
  await client.call(saveMark, { params: question, body: { marked: true, note: 'A test note' } });
  await client.call(createPractice, { body: { id: randomUUID(), filters: {}, count: 5 } });
  await client.call(saveReviewSettings, { body: { dailyLimit: 10, examOn: null } });
  await client.call(saveLookBackMail, { body: { wantsMail: true } });
  await client.call(joinLeague);
  const note = { params: { id: await uploadNote(client) }, body: {} };
  const { body: test } = await client.call(generateNoteTest, note);
  // At most one is right: the rest is missed, and comes back.
  const answers = [{ questionIndex: 0, selectedOption: 0 }];
  const taken = { attemptId: randomUUID(), revision: 0, answers, timeSpent: 5 };
  await client.call(takeNoteTest, { params: { id: test.id }, body: taken });
  await client.call(generateNoteScenario, note);
  await uploadRecording(client);
  await confirmEmailOf(server, learner);
  await client.call(setUpTwoFactor, { body: { password } });
  await server.client.call(forgotPassword, { body: { email }, from: address() });
  await server.jobs.runAll();
  const insert = (text: string, ...values: unknown[]) => server.db.run(text, [user.id, ...values]);
  await insert(
    `with badge as (
       insert into achievements (slug, title, description, icon, xp_reward, requirement, position)
       values ('test-' || $3, 'Test badge', 'For tests.', 'star', 10, '{"type": "streak_days", "value": 1000}', 1) returning id)
     insert into user_achievements (user_id, achievement_id, unlocked_at) select $1, id, $2 from badge`,
    now,
    randomUUID(),
  );
  await insert(
    `insert into xp_ledger (user_id, amount, source, created_at) values ($1, 10, 'achievement', $2)`,
    now,
  );
  await insert(`update learner_totals set xp = xp + 10 where user_id = $1`);
  await insert(
    `insert into notifications (user_id, kind, data, created_at) values ($1, 'badge_unlocked', '{"title": "Test badge"}', $2)`,
    now,
  );
  await insert(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
     values ($1, 'https://push.example/' || $3, 'a-public-key', 'an-auth-secret', $2)`,
    now,
    randomUUID(),
  );
  await insert(
    `insert into idempotency_keys (user_id, key, request_hash, status, created_at) values ($1, 'key', 'hash', 200, $2)`,
    now,
  );
  await insert(
    `insert into sign_in_challenges (token_hash, user_id, expires_at) values (decode(md5($3), 'hex'), $1, $2)`,
    now,
    randomUUID(),
  );
  await insert(
    `insert into badge_shares (user_achievement_id, token, created_at)
     select id, $3, $2 from user_achievements where user_id = $1 limit 1`,
    now,
    randomUUID(),
  );
  await insert(
    `with item as (
       insert into reward_items (slug, name, description, category, item_type, color, style, points_cost, position)
       values ('test-' || $3, 'Test item', 'For tests.', 'accessories', 'pen', 'teal', 'plain', 10, 1) returning id)
     insert into user_inventory (user_id, item_id, purchased_at) select $1, id, $2 from item`,
    now,
    randomUUID(),
  );
  await insert(
    `with ad as (
       insert into advertisements (slug, title, description, target_url, ad_type, placement)
       values ('test-' || $3, 'Test', 'For tests.', 'https://example.org', 'sidebar', 'dashboard') returning id),
     seen as (insert into ad_impressions (advertisement_id, user_id, minute) select id, $1, $2 from ad)
     insert into ad_clicks (advertisement_id, user_id, clicked_at, minute) select id, $1, $2, $2 from ad`,
    now,
    randomUUID(),
  );
  await insert(
    `with won as (
       insert into weekly_giveaways (title, description, prize, provider, contact, week_start, week_end, winner_id)
       values ('Test', 'For tests.', 'A pen', 'Rounds', 'us@example.org',
         timestamptz '2000-01-03' + make_interval(weeks => $1), timestamptz '2000-01-10' + make_interval(weeks => $1), $1)
       returning id)
     insert into giveaway_entries (giveaway_id, number, user_id) select id, 0, $1 from won`,
  );
  await insert(
    `with c as (insert into conversations default values returning id),
     g as (
       insert into study_groups (name, description, career_path, created_by, conversation_id, created_at)
       select 'Test group', 'For tests.', 'nursing', $1, id, $2 from c returning id),
     m as (insert into study_group_members (group_id, user_id, role, joined_at) select id, $1, 'creator', $2 from g)
     insert into messages (conversation_id, author_id, content, created_at) select id, $1, 'A test', $2 from c`,
    now,
  );
  await insert(
    `with c as (insert into conversations default values returning id)
     insert into mentorships (mentee_id, conversation_id, career_path, request_message, created_at)
     select $1, id, 'nursing', 'For tests.', $2 from c`,
    now,
  );
  await insert(
    `with post as (
       insert into forum_posts (author_id, title, content, category, search_config, search, likes, replies, created_at)
       values ($1, 'A test post', 'For tests.', 'discussion', 'english', '', 1, 1, $2) returning id),
     reply as (
       insert into forum_replies (post_id, author_id, content, likes, created_at)
       select id, $1, 'A test reply.', 1, $2 from post returning id),
     liked as (insert into forum_post_likes (user_id, post_id, created_at) select $1, id, $2 from post),
     too as (insert into forum_reply_likes (user_id, reply_id, created_at) select $1, id, $2 from reply)
     insert into content_reports (user_id, kind, content_id, reason, message, created_at)
     select $1, 'forum_post', id, 'spam', 'No.', $2 from post`,
    now,
  );
  await insert(
    `with traced as (
       insert into referral_traces (user_id, kind, trace, seen_at) values ($1, 'device', 'none', $2))
     insert into plan_grants (user_id, tier, source, source_id, starts_at, ends_at) values ($1, 'student', 'code', $3, $2, $2)`,
    now,
    randomUUID(),
  );
  await insert(
    `with customer as (
       insert into payment_customers (customer_id, user_id, created_at) values ('cus_' || $3, $1, $2)),
     ordered as (
       insert into payment_orders (user_id, kind, form, price_id, amount_cents, created_at)
       values ($1, 'pass', 'form', 'pass', 1999, $2)),
     subscribed as (
       insert into subscriptions (id, user_id, price_id, status, current_period_start, current_period_end,
         cancel_at_period_end, created_at)
       values ('sub_' || $3, $1, 'price_basic_monthly', 'canceled', $2, $2, false, $2)),
     invoiced as (
       insert into payment_invoices (user_id, reference, number, description, amount_cents, status, created_at)
       values ($1, 'in_' || $3, 'R-1', 'Basic', 2000, 'paid', $2) returning id),
     refunded as (
       insert into payment_refunds (invoice_id, amount_cents, requester, reason, created_at)
       select id, 500, 'Anna', 'goodwill', $2 from invoiced)
     insert into revenue_transactions (user_id, transaction_type, amount, booked_for, created_at)
     values ($1, 'subscription', 20, 'paid ' || $3, $2)`,
    now,
    randomUUID(),
  );
  // Already over, so that the question stays in use.
  await insert(
    `insert into question_withdrawals (scenario_id, version, question_index, reason, withdrawn_by, withdrawn_at,
       restore_reason, restored_by, restored_at)
     select id, version, 0, 'Two keys', $1, $2, 'Corrected', $1, $2 from learning_scenarios order by id limit 1`,
    now,
  );
  const { id: blocked } = await buildUser(server.db, now);
  await insert(
    `with own as (insert into referral_codes (owner_id, code, created_at) values ($1, upper($4), $2)),
     referred as (
       insert into referrals (referrer_id, referred_id, created_at) values ($1, $3, $2) returning id),
     rewarded as (
       insert into referral_rewards (referral_id, reward_cents, payment_reference, created_at) select id, 1000, 'in_1', $2 from referred)
     insert into code_usages (user_id, code_type, original_cents, discount_cents, final_cents, used_at)
     values ($1, 'free_access_setting', 3500, 3500, 0, $2)`,
    now,
    blocked,
    user.username,
  );
  await insert('insert into user_blocks (user_id, blocked_id, created_at) values ($1, $3, $2)', now, blocked);
  const { keys } = await personalTables(server.db);
  await addSampleRows(
    server.db,
    user.id,
    keys.map(({ table }) => table),
  );
  return learner;
}
