import type { CareerPath } from '@rounds/contract/common';
import { StudyGroup, listGroupMembers } from '@rounds/contract/community/study-groups';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import { type Sql, queryOptionalRow, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { ById, listRow } from '../../platform/db/list-row.ts';
import { copiesOfOthers, isWithinReach, personJson } from '../../identity/accounts/people.fragments.ts';
import { blocked } from '../moderation/blocks.fragments.ts';
import { studyGroupMembers, studyGroups } from './study-groups.tables.ts';

/** Taken places. A deleted account keeps its place for as long as signing in can restore it. */
const places = `
  (select count(*)::int from study_group_members m
   where m.group_id = g.id and m.user_id not in (${copiesOfOthers}))` as const;

/** Visible members: those whose accounts are not deleted. */
const members = `
  (select count(*)::int from study_group_members m join users u on u.id = m.user_id
   where m.group_id = g.id and u.deleted_at is null and u.id not in (${copiesOfOthers}))` as const;

/**
 * Whether the learner may see a group `g`. Hidden groups are invisible to all; groups of people who blocked them are
 * visible only to members.
 */
const visible = `(g.hidden_at is null and (
  g.created_by <> all (${blocked})
  or exists (select from study_group_members mine where mine.group_id = g.id and mine.user_id = $viewerId)))` as const;

/** A group as the learner $viewerId sees it. */
const group = `
  json_build_object(
    'id', g.id, 'name', g.name, 'description', g.description, 'careerPath', g.career_path,
    'maxMembers', g.max_members, 'isPrivate', g.is_private, 'createdBy', c.id,
    'creator', ${personJson('c')},
    'members', ${members}, 'isMember', own.user_id is not null, 'own', g.created_by = $viewerId,
    'invitationCode', case when g.created_by = $viewerId then g.invitation_code end,
    'nextMeeting', case when own.user_id is not null then iso_instant(g.next_meeting) end,
    'meetingPlace', case when own.user_id is not null then g.meeting_place end,
    'createdAt', iso_instant(g.created_at))` as const;

const around = `
  left join users c on c.id = g.created_by and c.deleted_at is null
  left join study_group_members own on own.group_id = g.id and own.user_id = $viewerId` as const;

const groupsLatestFirst = statement({
  name: 'study_groups_latest_first',
  text: `
    select ${group}::text as json, json_build_array(g.id)::text as place
    from study_groups g ${around}
    where ${visible} and ($careerPath::text is null or g.career_path = $careerPath)
      and ($text::text is null or position(lower($text) in lower(g.name)) > 0
        or position(lower($text) in lower(g.description)) > 0)
      and ($mine = false or own.user_id is not null)
      and ($beforeId::int is null or g.id < $beforeId)
    order by g.id desc limit $limit`,
  row: listRow(StudyGroup, ById),
});

interface Filter {
  readonly careerPath: CareerPath | null;
  /** Text that the name or description contains. */
  readonly text: string | null;
  /** Only the learner's own groups. */
  readonly mine: boolean;
}

/** Groups, latest first. */
export function selectGroups(
  sql: Sql,
  viewerId: number,
  { careerPath, text, mine }: Filter,
  limit: number,
  after: ById | null,
) {
  return sql.query(groupsLatestFirst, {
    viewerId,
    careerPath,
    text,
    mine,
    limit,
    beforeId: after?.[0] ?? null,
  });
}

const groupById = statement({
  name: 'study_group_by_id',
  text: `select ${group}::text as json from study_groups g ${around} where g.id = $id::bigint and ${visible}`,
  row: z.object({ json: jsonOf(StudyGroup) }),
});

/** A group's JSON; null if there is none. */
export async function selectOptionalGroup(
  sql: Sql,
  viewerId: number,
  id: number,
): Promise<Json<StudyGroup> | null> {
  const [row] = await sql.query(groupById, { viewerId, id });
  return row?.json ?? null;
}

/** The same, for an existing group. */
export async function selectGroup(sql: Sql, viewerId: number, id: number): Promise<Json<StudyGroup>> {
  const json = await selectOptionalGroup(sql, viewerId, id);
  if (json === null) throw new Error(`No study group ${id}`);
  return json;
}

const GroupState = z.object({
  id: z.int(),
  name: z.string(),
  createdBy: z.int(),
  conversationId: z.int(),
  isPrivate: z.boolean(),
  invitationCode: z.string().nullable(),
  maxMembers: z.int(),
  placesTaken: z.int(),
  isMember: z.boolean(),
  isWithinReach: z.boolean(),
});
export type GroupState = Readonly<z.output<typeof GroupState>>;

const stateOfGroup = statement({
  name: 'study_group_state',
  text: `
    select g.id, g.name, g.created_by as "createdBy", g.conversation_id as "conversationId",
      g.is_private as "isPrivate",      g.invitation_code as "invitationCode", g.max_members as "maxMembers", ${places} as "placesTaken",
      exists (select from study_group_members m where m.group_id = g.id and m.user_id = $viewerId) as "isMember",
      exists (select from users u where u.id = g.created_by and (u.id = $viewerId or ${isWithinReach('u')})) as "isWithinReach"
    from study_groups g where g.id = $id::bigint and ${visible}`,
  row: GroupState,
});
const lockedGroup = statement({
  name: 'study_group_lock',
  text: 'select id from study_groups where id = $id::bigint for update',
  row: z.object({ id: z.int() }),
});

/** What decides what the learner may do in a group; null if there is none. */
export function selectOptionalState(sql: Sql, userId: number, id: number) {
  return queryOptionalRow(sql, stateOfGroup, { viewerId: userId, id });
}

/** The same, locked until the transaction ends, so that nobody else joins, leaves or changes it. */
export async function lockOptionalState(tx: Sql, userId: number, id: number): Promise<GroupState | null> {
  // Counted by a separate statement. It starts once the lock is held, so it sees earlier members.
  await tx.query(lockedGroup, { id });
  return selectOptionalState(tx, userId, id);
}

export async function insertGroup({ orm }: Sql, values: typeof studyGroups.$inferInsert): Promise<number> {
  const [row] = await orm.insert(studyGroups).values(values).returning({ id: studyGroups.id });
  if (!row) throw new Error('No group was kept');
  return row.id;
}

export async function insertMember(
  { orm }: Sql,
  member: typeof studyGroupMembers.$inferInsert,
): Promise<void> {
  await orm.insert(studyGroupMembers).values(member);
}

type Stored = typeof studyGroups.$inferInsert;
/** Absent or undefined fields stay as they are. */
export type GroupChanges = { readonly [Name in keyof Omit<Stored, 'id'>]?: Stored[Name] | undefined };

export async function updateGroup({ orm }: Sql, id: number, changes: GroupChanges): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await orm.update(studyGroups).set(changes).where(eq(studyGroups.id, id));
}

export async function deleteGroup({ orm }: Sql, id: number): Promise<void> {
  await orm.delete(studyGroups).where(eq(studyGroups.id, id));
}

const deletedMember = statement({
  name: 'study_group_member_delete',
  text: 'delete from study_group_members where group_id = $groupId and user_id = $userId',
});

export async function deleteMember(tx: Sql, groupId: number, userId: number): Promise<void> {
  await tx.query(deletedMember, { groupId, userId });
}

const candidatesOfGroup = statement({
  name: 'study_group_candidates',
  text: `
    select m.user_id as "userId", u.deleted_at is not null as "isDeleted",
      (extract(epoch from m.joined_at) * 1000)::float8 as "joinedAt"
    from study_group_members m join users u on u.id = m.user_id where m.group_id = $groupId`,
  row: z.object({ userId: z.int(), isDeleted: z.boolean(), joinedAt: z.number() }),
});

export function selectCandidates(tx: Sql, groupId: number) {
  return tx.query(candidatesOfGroup, { groupId });
}

const newCreator = statement({
  name: 'study_group_set_creator',
  text: `
    with led as (update study_groups set created_by = $userId where id = $groupId)
    update study_group_members set role = 'creator' where group_id = $groupId and user_id = $userId`,
});

/** Makes a member the leader of a group. */
export async function makeCreator(tx: Sql, groupId: number, userId: number): Promise<void> {
  await tx.query(newCreator, { groupId, userId });
}

const membersOfGroup = statement({
  name: 'study_group_members_by_time',
  text: `
    select coalesce(json_agg(json_build_object(
      'userId', u.id, 'username', u.username, 'careerPath', u.career_path, 'level', t.level,
      'role', m.role, 'joinedAt', iso_instant(m.joined_at)) order by m.joined_at, u.id), '[]')::text as json
    from study_group_members m join users u on u.id = m.user_id and u.deleted_at is null
    join learner_totals t on t.user_id = u.id
    where m.group_id = $groupId and u.id <> all (${blocked})`,
  row: z.object({ json: jsonOf(listGroupMembers.answer) }),
});

/** A group's members as JSON, longest-standing first, without those the learner blocked. */
export async function selectMembers(
  sql: Sql,
  viewerId: number,
  groupId: number,
): Promise<Json<AnswerOf<typeof listGroupMembers>>> {
  const { json } = await queryRow(sql, membersOfGroup, { viewerId, groupId });
  return json;
}

const groupsLedBy = statement({
  name: 'study_groups_led_by_user',
  text: 'select id from study_groups where created_by = $userId order by id',
  row: z.object({ id: z.int() }),
});

export async function selectLedGroups(tx: Sql, userId: number): Promise<number[]> {
  return (await tx.query(groupsLedBy, { userId })).map(({ id }) => id);
}

const groupCount = statement({
  name: 'study_groups_count',
  text: `
    select count(*)::int as count from study_groups
    where hidden_at is null and created_by not in (select id from users where demo_until is not null)`,
  row: z.object({ count: z.int() }),
});

/** How many groups there are, without those that only a private copy of the demo learner sees. */
export async function countGroups(sql: Sql): Promise<number> {
  const [row] = await sql.query(groupCount);
  return row?.count ?? 0;
}

export const exportStudyGroups = exportPart({
  study_groups: `
    select id, name, description, career_path as "careerPath", max_members as "maxMembers",
      is_private as "isPrivate", created_by as "createdBy", conversation_id as "conversationId", invitation_code as "invitationCode",
      iso_instant(next_meeting) as "nextMeeting", meeting_place as "meetingPlace", iso_instant(created_at) as "createdAt",
      iso_instant(hidden_at) as "hiddenAt"
    from study_groups where created_by = $userId order by id`,
  study_group_members: `
    select m.group_id as "groupId", g.name, g.conversation_id as "conversationId", m.role, iso_instant(m.joined_at) as "joinedAt"
    from study_group_members m join study_groups g on g.id = m.group_id where m.user_id = $userId order by m.group_id`,
});
