import { Instant } from '@rounds/contract/common';
import { listBlocks } from '@rounds/contract/community/moderation';
import type { ReportableKind } from '@rounds/contract/community/moderation.rules';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { ByTime, listRow } from '../../platform/db/list-row.ts';

export interface Report {
  readonly kind: ReportableKind;
  readonly id: number;
  readonly reason: string;
  readonly message: string;
}

const newReport = statement({
  name: 'content_report_insert',
  text: `
    insert into content_reports (user_id, kind, content_id, reason, message, created_at)
    values ($userId, $kind, $id, $reason, $message, $now) on conflict do nothing`,
});

/** Adds a report; a learner's second report of the same text is dropped. */
export async function insertReport(
  sql: Sql,
  userId: number,
  { kind, id, reason, message }: Report,
  now: Date,
): Promise<void> {
  await sql.query(newReport, { userId, kind, id, reason, message, now });
}

/** Open reports of one text. */
const OpenReports = z.object({
  kind: z.string(),
  id: z.int(),
  count: z.int(),
  reports: z.array(z.object({ reason: z.string(), message: z.string(), createdAt: Instant })),
});
export type OpenReports = Readonly<z.output<typeof OpenReports>>;

const openReports = statement({
  name: 'content_reports_open',
  text: `
    select kind, content_id as id, count(*)::int as count,
      json_agg(json_build_object('reason', reason, 'message', message, 'createdAt', iso_instant(created_at)) order by id) as reports
    from content_reports where settled_at is null
    group by kind, content_id order by max(id) desc limit $limit`,
  row: OpenReports,
});

/** Texts with open reports, most recently reported first. */
export function selectOpenReports(sql: Sql, limit: number) {
  return sql.query(openReports, { limit });
}

const settledReports = statement({
  name: 'content_reports_settle',
  text: `
    update content_reports set settled_at = $now
    where kind = $kind and content_id = $id and settled_at is null`,
});

export async function settleReports(tx: Sql, kind: ReportableKind, id: number, now: Date): Promise<void> {
  await tx.query(settledReports, { kind, id, now });
}

const newBlock = statement({
  name: 'user_block_insert',
  text: `
    insert into user_blocks (user_id, blocked_id, created_at)
    select $userId::int, u.id, $now::timestamptz from users u
    where u.id = $blockedId::int and u.deleted_at is null and (
      coalesce((select s.profile_visible from user_settings s where s.user_id = u.id), true)
      or exists (select from user_blocks b where b.user_id = $userId::int and b.blocked_id = u.id)
      or exists (select from forum_posts p where p.author_id = u.id and p.hidden_at is null)
      or exists (select from forum_replies r where r.author_id = u.id and r.hidden_at is null and r.deleted_at is null)
      or exists (
        select from study_group_members mine join study_group_members theirs on theirs.group_id = mine.group_id
        where mine.user_id = $userId::int and theirs.user_id = u.id)
      or exists (
        select from mentorships m
        where (m.mentor_id = $userId::int and m.mentee_id = u.id) or (m.mentee_id = $userId::int and m.mentor_id = u.id)))
    on conflict (user_id, blocked_id) do update set created_at = user_blocks.created_at
    returning true as blocked`,
  row: z.object({ blocked: z.boolean() }),
});

/**
 * False if the person doesn't exist, or the learner couldn't know of them: trying ids must not reveal people who hide
 * their profile, write nothing that the learner can read, and share no group or mentorship with them.
 */
export async function insertBlock(sql: Sql, userId: number, blockedId: number, now: Date): Promise<boolean> {
  return (await sql.query(newBlock, { userId, blockedId, now })).length > 0;
}

const deletedBlock = statement({
  name: 'user_block_delete',
  text: 'delete from user_blocks where user_id = $userId and blocked_id = $blockedId',
});

export async function deleteBlock(sql: Sql, userId: number, blockedId: number): Promise<void> {
  await sql.query(deletedBlock, { userId, blockedId });
}

const Blocked = listBlocks.answer.element;
export type Blocked = z.output<typeof Blocked>;

const blocksOfUser = statement({
  name: 'user_blocks_latest_first',
  text: `
    select json_build_object('id', u.id, 'username', u.username, 'blockedAt', iso_instant(b.created_at))::text as json,
      json_build_array(iso_instant(b.created_at), u.id)::text as place
    from user_blocks b join users u on u.id = b.blocked_id and u.deleted_at is null
    where b.user_id = $userId and ($beforeTime::timestamptz is null or (b.created_at, u.id) < ($beforeTime, $beforeId::int))
    order by b.created_at desc, u.id desc limit $limit`,
  row: listRow(Blocked, ByTime),
});

/** The people a learner blocked, latest first. */
export function selectBlocks(sql: Sql, userId: number, limit: number, after: ByTime | null) {
  const [beforeTime, beforeId] = after ?? [null, null];
  return sql.query(blocksOfUser, { userId, limit, beforeTime, beforeId });
}

/** Whom the learner blocked. Who blocked the learner is the others' data. */
export const exportModeration = exportPart({
  content_reports: `
    select id, kind, content_id as "contentId", reason, message, iso_instant(created_at) as "createdAt",
      iso_instant(settled_at) as "settledAt"
    from content_reports where user_id = $userId order by id`,
  user_blocks: `
    select blocked_id as "blockedId", iso_instant(created_at) as "createdAt"
    from user_blocks where user_id = $userId order by blocked_id`,
});
