import { randomUUID } from 'node:crypto';
import { register } from '@rounds/contract/identity/accounts';
import { languages } from '@rounds/contract/common.rules';
import { createPost, createReply } from '@rounds/contract/community/forum';
import { recordProgress } from '@rounds/contract/learning/progress';
import { listRewards, purchase } from '@rounds/contract/rewards/store';
import { listScenarios } from '@rounds/contract/learning/scenarios';
import { saveSettings } from '@rounds/contract/identity/settings';
import { joinStudyGroup } from '@rounds/contract/community/study-groups';
import { expect } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';
import type { Client } from '../client.ts';
import { address, buildUser, completionOf, newAccount } from '../factories.ts';
import { givePoints } from '../rewards.ts';
import type { Intent, Record, Work } from './load.ts';

/** A kind of write, and how to check that each took effect as often as it was acknowledged. */
export interface Write {
  readonly name: string;
  /** How many workers do it at a time. */
  readonly workers: number;
  /** What it needs before the server starts. */
  prepare(db: Database, now: Date): Promise<Prepared>;
  check(db: Database, record: Record): Promise<void>;
}

/** The writes to do, once the server listens. */
type Prepared = (client: Client) => Promise<Work>;

interface Learner {
  readonly id: number;
  readonly token: string;
}

async function learners(db: Database, now: Date, count: number): Promise<Learner[]> {
  const all: Learner[] = [];
  for (let n = 0; n < count; n += 1) all.push(await buildUser(db, now));
  return all;
}

const work = (next: () => Intent | null): Work => ({ next });
const done = 208;
const turns = <T>(list: readonly T[]): (() => T) => {
  let turn = 0;
  return () => list[(turn += 1) % list.length]!;
};

/**
 * Each acknowledged one exists once, each refused one doesn't, each unknown one at most once, and there are no others.
 */
async function checkEach(db: Database, record: Record, keys: string): Promise<void> {
  const rows = await db.run<{ key: string; n: number }>(
    `select key, count(*)::int as n from (${keys}) as kept (key) group by key`,
  );
  const kept = new Map(rows.map(({ key, n }) => [key, n]));
  const lost = [...record.acknowledged].filter((key) => !kept.has(key));
  const doubled = rows.filter(({ n }) => n > 1);
  const unasked = [...kept.keys()].filter((key) => !record.acknowledged.has(key) && !record.unknown.has(key));
  expect({ lost, doubled, unasked }).toEqual({ lost: [], doubled: [], unasked: [] });
}

const progress: Write = {
  name: 'completed scenarios',
  workers: 2,
  async prepare(db, now) {
    const who = turns(await learners(db, now, 6));
    return async (client) => {
      const what = turns((await client.as(who().token).call(listScenarios)).body);
      let right = 0;
      return work(() => {
        const { token } = who();
        const body = completionOf(what(), { right: (right += 1) % 6 });
        return {
          key: body.attemptId!,
          send: async (to) => (await to.as(token).call(recordProgress, { body })).status,
        };
      });
    };
  },
  check: (db, record) =>
    checkEach(db, record, 'select id::text from scenario_attempts where completed_at is not null'),
};

const purchases: Write = {
  name: 'purchases',
  workers: 2,
  async prepare(db, now) {
    const buyers = await learners(db, now, 40);
    for (const { id } of buyers) await givePoints(db, id, 50_000, now);
    return async (client) => {
      const items = (await client.as(buyers[0]!.token).call(listRewards, { query: { limit: 200 } })).body;
      const all = items.flatMap(({ id: itemId }) => buyers.map((buyer) => ({ itemId, ...buyer })));
      return work(() => {
        const one = all.pop();
        if (!one) return null;
        const headers = { 'idempotency-key': randomUUID() };
        const { itemId, token } = one;
        return {
          key: `${one.id} ${itemId}`,
          send: async (to) => (await to.as(token).call(purchase, { body: { itemId }, headers })).status,
        };
      });
    };
  },
  check: (db, record) =>
    checkEach(
      db,
      record,
      `select user_id || ' ' || item_id from user_inventory, generate_series(1, quantity)
       union all select user_id || ' ' || related_id from points_transactions where amount < 0
         and not exists (select from user_inventory i where i.user_id = points_transactions.user_id and item_id = related_id)`,
    ),
};

/** Nobody may post more often, so a single learner's posts are spread over many. */
const authorCount = 150;

const posts: Write = {
  name: 'posts',
  workers: 2,
  async prepare(db, now) {
    const who = turns(await learners(db, now, authorCount));
    return async () =>
      work(() => {
        const { token } = who();
        const [key, headers] = [randomUUID(), { 'idempotency-key': randomUUID() }];
        const body = { title: `Post ${key}`, content: 'About #ecg.', category: 'question' } as const;
        return { key, send: async (to) => (await to.as(token).call(createPost, { body, headers })).status };
      });
  },
  check: (db, record) =>
    checkEach(db, record, `select substr(title, 6) from forum_posts where title like 'Post %'`),
};

const replies: Write = {
  name: 'replies',
  workers: 2,
  async prepare(db, now) {
    const who = turns(await learners(db, now, authorCount));
    return async (client) => {
      const thread = { title: 'A thread', content: 'For all.', category: 'discussion' } as const;
      const { id } = (await client.as(who().token).call(createPost, { body: thread })).body;
      return work(() => {
        const { token } = who();
        const [content, headers] = [randomUUID(), { 'idempotency-key': randomUUID() }];
        const call = { params: { id }, body: { content }, headers };
        return { key: content, send: async (to) => (await to.as(token).call(createReply, call)).status };
      });
    };
  },
  check: (db, record) => checkEach(db, record, 'select content from forum_replies'),
};

const registrations: Write = {
  name: 'registrations',
  workers: 2,
  prepare: () =>
    Promise.resolve(async () =>
      work(() => {
        const body = newAccount({ username: `new.${randomUUID().slice(0, 18)}` });
        const headers = { 'x-forwarded-for': address() };
        const send = async (to: Client) => {
          const { status, failure } = await to.call(register, { body, headers });
          return status === 409 && failure.code.endsWith('_taken') ? done : status;
        };
        return { key: body.username, send };
      }),
    ),
  async check(db, record) {
    await checkEach(db, record, `select username from users where username like 'new.%'`);
    const unusable = await db.run(
      `select username from users u where username = any($1) and not exists (select from sessions where user_id = u.id)`,
      [[...record.acknowledged]],
    );
    expect(unusable).toEqual([]);
  },
};

const joins: Write = {
  name: 'group joins',
  workers: 2,
  async prepare(db, now) {
    const [creators, members] = [await learners(db, now, 30), await learners(db, now, 30)];
    const groups: number[] = [];
    for (const { id } of creators) {
      const [group] = await db.run<{ id: number }>(
        `with c as (insert into conversations default values returning id)
         insert into study_groups (name, description, career_path, max_members, created_by, conversation_id, created_at)
         select 'A group', 'For all.', 'nursing', 20, $1, id, $2 from c returning id`,
        [id, now],
      );
      await db.run(
        `insert into study_group_members (group_id, user_id, role, joined_at) values ($1, $2, 'creator', $3)`,
        [group!.id, id, now],
      );
      groups.push(group!.id);
    }
    const all = groups.flatMap((id) => members.map((member) => ({ group: id, ...member })));
    return async () =>
      work(() => {
        const one = all.pop();
        if (!one) return null;
        const { group: id, token } = one;
        return {
          key: `${id} ${one.id}`,
          send: async (to) => {
            const { status, failure } = await to.as(token).call(joinStudyGroup, { params: { id } });
            return status === 409 && failure.code === 'already_member' ? done : status;
          },
        };
      });
  },
  async check(db, record) {
    await checkEach(
      db,
      record,
      `select group_id || ' ' || user_id from study_group_members where role = 'member'`,
    );
  },
};

/** A number encoded as settings, so that the last save can be told from all others. */
function settingsOf(n: number) {
  const bit = (place: number) => ((n >> place) & 1) === 1;
  return {
    emailNotifications: bit(0),
    pushNotifications: bit(1),
    profileVisible: bit(2),
    shareProgress: bit(3),
    language: languages[(n >> 4) % languages.length]!,
  };
}

const settings: Write = {
  name: 'settings',
  workers: 1,
  async prepare(db, now) {
    const writers = await learners(db, now, 3);
    let n = 0;
    return async () =>
      // A single worker, so that writes have an order.
      work(() => {
        n += 1;
        const [order, { id, token }] = [n, writers[n % writers.length]!];
        return {
          key: `${id} ${order}`,
          send: async (to) => (await to.as(token).call(saveSettings, { body: settingsOf(order) })).status,
        };
      });
  },
  async check(db, record) {
    const asked = [...record.acknowledged, ...record.unknown].map((key) => key.split(' ').map(Number));
    const saved = [...record.acknowledged].map((key) => key.split(' ').map(Number));
    for (const id of new Set(saved.map(([id]) => id))) {
      const last = Math.max(...saved.filter(([of]) => of === id).map(([, n]) => n!));
      const possible = asked.filter(([of, n]) => of === id && n! >= last).map(([, n]) => settingsOf(n!));
      const [row] = await db.run(
        `select email_notifications as "emailNotifications", push_notifications as "pushNotifications",
           profile_visible as "profileVisible", share_progress as "shareProgress", language
         from user_settings where user_id = $1`,
        [id],
      );
      expect(possible).toContainEqual(row);
    }
  },
};

/** Every kind of write that a learner would miss. */
export const writes: readonly Write[] = [progress, purchases, posts, replies, registrations, joins, settings];
