import type { ReportableKind } from '@rounds/contract/community/moderation.rules';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';

export interface Report {
  readonly kind: ReportableKind;
  readonly id: number;
  readonly reason: string;
  readonly message: string;
}

const insert: Statement = {
  name: 'content_report_insert',
  text: `
    insert into content_reports (user_id, kind, content_id, reason, message, created_at)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
};

/** Keeps a report; the second of a learner about the same is dropped. */
export async function insertReport(
  sql: Sql,
  userId: number,
  { kind, id, reason, message }: Report,
  now: Date,
): Promise<void> {
  await sql.query(insert, [userId, kind, id, reason, message, now]);
}

const open: Statement = {
  name: 'content_reports_open',
  text: `
    select kind, content_id as id, count(*)::int as count,
      json_agg(json_build_object('reason', reason, 'message', message, 'createdAt', iso_instant(created_at)) order by id) as reports
    from content_reports where settled_at is null
    group by kind, content_id order by max(id) desc limit $1`,
};

/** What is reported of one text and not decided yet. */
export interface OpenReports {
  readonly kind: ReportableKind;
  readonly id: number;
  readonly count: number;
  readonly reports: { reason: string; message: string; createdAt: string }[];
}

/** Texts with open reports, those reported last first. */
export async function selectOpenReports(sql: Sql, limit: number): Promise<OpenReports[]> {
  return sql.query<OpenReports>(open, [limit]);
}

const settle: Statement = {
  name: 'content_reports_settle',
  text: `
    update content_reports set settled_at = $3
    where kind = $1 and content_id = $2 and settled_at is null`,
};

export async function settleReports(tx: Sql, kind: ReportableKind, id: number, now: Date): Promise<void> {
  await tx.query(settle, [kind, id, now]);
}

const block: Statement = {
  name: 'user_block',
  text: `
    insert into user_blocks (user_id, blocked_id, created_at)
    select $1::int, u.id, $3::timestamptz from users u
    where u.id = $2::int and u.deleted_at is null and (
      coalesce((select s.profile_visible from user_settings s where s.user_id = u.id), true)
      or exists (select from user_blocks b where b.user_id = $1::int and b.blocked_id = u.id)
      or exists (select from forum_posts p where p.author_id = u.id and p.hidden_at is null)
      or exists (select from forum_replies r where r.author_id = u.id and r.hidden_at is null and r.deleted_at is null)
      or exists (
        select from study_group_members mine join study_group_members theirs on theirs.group_id = mine.group_id
        where mine.user_id = $1::int and theirs.user_id = u.id)
      or exists (
        select from mentorships m
        where (m.mentor_id = $1::int and m.mentee_id = u.id) or (m.mentee_id = $1::int and m.mentor_id = u.id)))
    on conflict (user_id, blocked_id) do update set created_at = user_blocks.created_at
    returning true as blocked`,
};

/**
 * False where there is no such person, or none that the learner could know of: who hides their profile, writes nothing
 * that the learner can read, and shares no group or mentorship with them, is not to be found by trying ids.
 */
export async function insertBlock(sql: Sql, userId: number, blockedId: number, now: Date): Promise<boolean> {
  return (await sql.query(block, [userId, blockedId, now])).length > 0;
}

export async function deleteBlock(sql: Sql, userId: number, blockedId: number): Promise<void> {
  const text = 'delete from user_blocks where user_id = $1 and blocked_id = $2';
  await sql.query({ name: 'user_unblock', text }, [userId, blockedId]);
}

const blocks: Statement = {
  name: 'user_blocks_of',
  text: `
    select json_build_object('id', u.id, 'username', u.username, 'blockedAt', iso_instant(b.created_at))::text as json,
      json_build_array(iso_instant(b.created_at), u.id) as place
    from user_blocks b join users u on u.id = b.blocked_id and u.deleted_at is null
    where b.user_id = $1 and ($3::timestamptz is null or (b.created_at, u.id) < ($3, $4::int))
    order by b.created_at desc, u.id desc limit $2`,
};

type ByTime = [blockedAt: string, id: number];

/** Whom a learner blocked, latest first. */
export async function selectBlocks(
  sql: Sql,
  userId: number,
  limit: number,
  after: ByTime | null,
): Promise<ListRow<ByTime>[]> {
  return sql.query(blocks, [userId, limit, ...(after ?? [null, null])]);
}
