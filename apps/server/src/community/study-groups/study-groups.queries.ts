import type { CareerPath } from '@rounds/contract/common';
import { eq } from 'drizzle-orm';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import { personJson } from '../../identity/accounts/people.fragments.ts';
import { blocked } from '../moderation/blocks.fragments.ts';
import type { Candidate } from './study-groups.rules.ts';
import { studyGroupMembers, studyGroups } from './study-groups.tables.ts';

/** Places that are taken. That of a deleted account is kept for as long as signing in can bring the account back. */
const places = `(select count(*)::int from study_group_members m where m.group_id = g.id)`;

/** Members who are shown: those whose accounts are not deleted. */
const members = `
  (select count(*)::int from study_group_members m join users u on u.id = m.user_id
   where m.group_id = g.id and u.deleted_at is null)`;

/** Whether the learner may see a group `g`: nobody a hidden one, nobody that of who blocked them, unless they are in it. */
const visible = `(g.hidden_at is null and (
  g.created_by <> all (${blocked})
  or exists (select from study_group_members mine where mine.group_id = g.id and mine.user_id = $1)))`;

/** A group as the learner $1 sees it. */
const group = `
  json_build_object(
    'id', g.id, 'name', g.name, 'description', g.description, 'careerPath', g.career_path,
    'maxMembers', g.max_members, 'isPrivate', g.is_private, 'createdBy', c.id,
    'creator', ${personJson('c')},
    'members', ${members}, 'isMember', own.user_id is not null, 'own', g.created_by = $1,
    'invitationCode', case when g.created_by = $1 then g.invitation_code end,
    'nextMeeting', case when own.user_id is not null then iso_instant(g.next_meeting) end,
    'meetingPlace', case when own.user_id is not null then g.meeting_place end,
    'createdAt', iso_instant(g.created_at))`;

const around = `
  left join users c on c.id = g.created_by and c.deleted_at is null
  left join study_group_members own on own.group_id = g.id and own.user_id = $1`;

const page: Statement = {
  name: 'study_groups_page',
  text: `
    select ${group}::text as json, json_build_array(g.id) as place
    from study_groups g ${around}
    where ${visible} and ($2::text is null or g.career_path = $2)
      and ($3::text is null or position(lower($3) in lower(g.name)) > 0
        or position(lower($3) in lower(g.description)) > 0)
      and ($5::int is null or g.id < $5)
    order by g.id desc limit $4`,
};

interface Filter {
  readonly careerPath: CareerPath | null;
  /** Text that name or description has. */
  readonly text: string | null;
}

/** Groups, latest first. */
export async function selectGroups(
  sql: Sql,
  viewerId: number,
  { careerPath, text }: Filter,
  limit: number,
  [before]: readonly [number | null],
): Promise<ListRow<[number]>[]> {
  return sql.query(page, [viewerId, careerPath, text, limit, before]);
}

const one: Statement = {
  name: 'study_group',
  text: `select ${group}::text as json from study_groups g ${around} where g.id = $2::bigint and ${visible}`,
};

/** A group's JSON; null where there is none. */
export async function selectOptionalGroup(sql: Sql, viewerId: number, id: number): Promise<string | null> {
  const [row] = await sql.query<{ json: string }>(one, [viewerId, id]);
  return row?.json ?? null;
}

/** The same, of a group that is there. */
export async function selectGroup(sql: Sql, viewerId: number, id: number): Promise<string> {
  const json = await selectOptionalGroup(sql, viewerId, id);
  if (json === null) throw new Error(`No study group ${id}`);
  return json;
}

export interface GroupState {
  readonly id: number;
  readonly name: string;
  readonly createdBy: number;
  readonly conversationId: number;
  readonly isPrivate: boolean;
  readonly invitationCode: string | null;
  readonly maxMembers: number;
  readonly placesTaken: number;
  readonly isMember: boolean;
}

const state = `
  select g.id, g.name, g.created_by as "createdBy", g.conversation_id as "conversationId", g.is_private as "isPrivate",
    g.invitation_code as "invitationCode", g.max_members as "maxMembers", ${places} as "placesTaken",
    exists (select from study_group_members m where m.group_id = g.id and m.user_id = $1) as "isMember"
  from study_groups g where g.id = $2::bigint and ${visible}`;
const look: Statement = { name: 'study_group_state', text: state };
const lock: Statement = {
  name: 'study_group_lock',
  text: 'select 1 as one from study_groups where id = $1::bigint for update',
};

/** What decides what the learner may do in a group; null where there is none. */
export async function selectOptionalState(sql: Sql, userId: number, id: number): Promise<GroupState | null> {
  const [row] = await sql.query<GroupState>(look, [userId, id]);
  return row ?? null;
}

/** The same, while nobody else joins, leaves or changes it until the transaction ends. */
export async function lockOptionalState(tx: Sql, userId: number, id: number): Promise<GroupState | null> {
  // Counted by a statement of its own, which begins after the lock is held and so sees who came before.
  await tx.query(lock, [id]);
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
/** What is absent or undefined stays as it is. */
export type GroupChanges = { readonly [Name in keyof Omit<Stored, 'id'>]?: Stored[Name] | undefined };

export async function updateGroup({ orm }: Sql, id: number, changes: GroupChanges): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await orm.update(studyGroups).set(changes).where(eq(studyGroups.id, id));
}

export async function deleteGroup({ orm }: Sql, id: number): Promise<void> {
  await orm.delete(studyGroups).where(eq(studyGroups.id, id));
}

export async function deleteMember(tx: Sql, groupId: number, userId: number): Promise<void> {
  await tx.query(
    {
      name: 'study_group_leave',
      text: 'delete from study_group_members where group_id = $1 and user_id = $2',
    },
    [groupId, userId],
  );
}

const candidates: Statement = {
  name: 'study_group_candidates',
  text: `
    select m.user_id as "userId", u.deleted_at is not null as "isDeleted",
      (extract(epoch from m.joined_at) * 1000)::float8 as "joinedAt"
    from study_group_members m join users u on u.id = m.user_id where m.group_id = $1`,
};

export async function selectCandidates(tx: Sql, groupId: number): Promise<Candidate[]> {
  return tx.query<Candidate>(candidates, [groupId]);
}

const crown: Statement = {
  name: 'study_group_crown',
  text: `
    with led as (update study_groups set created_by = $2 where id = $1)
    update study_group_members set role = 'creator' where group_id = $1 and user_id = $2`,
};

/** Lets a member lead a group. */
export async function makeCreator(tx: Sql, groupId: number, userId: number): Promise<void> {
  await tx.query(crown, [groupId, userId]);
}

const memberList: Statement = {
  name: 'study_group_members',
  text: `
    select coalesce(json_agg(json_build_object(
      'userId', u.id, 'username', u.username, 'careerPath', u.career_path, 'level', t.level,
      'role', m.role, 'joinedAt', iso_instant(m.joined_at)) order by m.joined_at, u.id), '[]')::text as json
    from study_group_members m join users u on u.id = m.user_id and u.deleted_at is null
    join learner_totals t on t.user_id = u.id
    where m.group_id = $2 and u.id <> all (${blocked})`,
};

/** Who is in a group, as JSON, longest first, without whom the learner blocked. */
export async function selectMembers(sql: Sql, viewerId: number, groupId: number): Promise<string> {
  const [row] = await sql.query<{ json: string }>(memberList, [viewerId, groupId]);
  return row?.json ?? '[]';
}

const led: Statement = {
  name: 'study_groups_led',
  text: 'select id from study_groups where created_by = $1 order by id',
};

export async function selectLedGroups(tx: Sql, userId: number): Promise<number[]> {
  return (await tx.query<{ id: number }>(led, [userId])).map(({ id }) => id);
}

const name: Statement = { name: 'study_group_username', text: 'select username from users where id = $1' };

export async function selectUsername(sql: Sql, userId: number): Promise<string> {
  const [row] = await sql.query<{ username: string }>(name, [userId]);
  if (!row) throw new Error(`No user ${userId}`);
  return row.username;
}

const count: Statement = {
  name: 'study_groups_count',
  text: 'select count(*)::int as count from study_groups where hidden_at is null',
};

export async function countGroups(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ count: number }>(count);
  return row?.count ?? 0;
}
