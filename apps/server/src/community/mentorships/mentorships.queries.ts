import { type CareerPath, Id, Instant, maxInteger } from '@rounds/contract/common';
import { Mentor, Mentorship } from '@rounds/contract/community/mentorships';
import { type MentorshipStatus, mentorshipStates } from '@rounds/contract/community/mentorships.rules';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import { type Sql, queryOptionalRow, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { ById, listRow } from '../../platform/db/list-row.ts';
import { isWithinReach, personJson } from '../../identity/accounts/people.fragments.ts';
import { learners } from '../../learning/awards/learners.fragments.ts';
import { blocked } from '../moderation/blocks.fragments.ts';

/** Professionals who offer mentoring and whom the learner $viewerId may see. */
const offering = `
  from ${learners} join user_settings s on s.user_id = u.id
  where u.role = 'professional' and s.offers_mentoring and s.profile_visible and u.deleted_at is null and u.id <> $viewerId
    and u.id <> all (${blocked}) and ${isWithinReach('u')}` as const;

/** A mentor's position: by level, highest first. */
export const ByLevel = z.tuple([z.int().min(0).max(maxInteger), Id]);
type ByLevel = z.output<typeof ByLevel>;

const mentorsByLevel = statement({
  name: 'mentors_by_level',
  text: `
    select json_build_object(
        'id', u.id, 'username', u.username, 'careerPath', u.career_path, 'level', t.level,
        'topics', s.mentoring_topics,
        'activeMentees', (select count(*) from mentorships m where m.mentor_id = u.id and m.status = 'active'),
        'pastMentees', (select count(*) from mentorships m where m.mentor_id = u.id and m.status = 'ended'),
        'openMentorshipId', (
          select m.id from mentorships m
          where m.mentor_id = u.id and m.mentee_id = $viewerId and m.status in ('pending', 'active')))::text as json,
      json_build_array(t.level, u.id)::text as place
    ${offering} and ($careerPath::text is null or u.career_path = $careerPath)
      and ($afterLevel::int is null or t.level < $afterLevel or (t.level = $afterLevel and u.id > $afterId))
    order by t.level desc, u.id limit $limit`,
  row: listRow(Mentor, ByLevel),
});

/** Mentors, highest level first. */
export function selectMentors(
  sql: Sql,
  viewerId: number,
  careerPath: CareerPath | null,
  limit: number,
  after: ByLevel | null,
) {
  const [afterLevel, afterId] = after ?? [null, null];
  return sql.query(mentorsByLevel, { viewerId, careerPath, limit, afterLevel, afterId });
}

const offeringMentor = statement({
  name: 'mentor_by_id',
  text: `select u.id ${offering} and u.id = $mentorId::bigint`,
  row: z.object({ id: z.int() }),
});

/** Whether a person offers mentoring to the learner. */
export async function isMentor(sql: Sql, viewerId: number, mentorId: number): Promise<boolean> {
  return (await sql.query(offeringMentor, { viewerId, mentorId })).length > 0;
}

/** A mentorship as one of the two, $viewerId, sees it. */
const mentorship = `
  json_build_object(
    'id', m.id, 'careerPath', m.career_path, 'status', m.status,
    'role', case when m.mentor_id = $viewerId then 'mentor' else 'mentee' end,
    'mentorId', m.mentor_id, 'menteeId', m.mentee_id,
    'person', ${personJson('p')},
    'requestMessage', m.request_message, 'startDate', iso_instant(m.start_date),
    'endDate', iso_instant(m.end_date), 'createdAt', iso_instant(m.created_at))` as const;

const withOther = `
  left join users p on p.id = case when m.mentor_id = $viewerId then m.mentee_id else m.mentor_id end and p.deleted_at is null` as const;

const mentorshipsOfUser = statement({
  name: 'mentorships_latest_first',
  text: `
    select ${mentorship}::text as json, json_build_array(m.id)::text as place
    from mentorships m ${withOther}
    where (m.mentor_id = $viewerId or m.mentee_id = $viewerId) and ($beforeId::int is null or m.id < $beforeId)
    order by m.id desc limit $limit`,
  row: listRow(Mentorship, ById),
});

/** A learner's mentorships, latest first. */
export function selectMentorships(sql: Sql, userId: number, limit: number, after: ById | null) {
  return sql.query(mentorshipsOfUser, { viewerId: userId, limit, beforeId: after?.[0] ?? null });
}

const mentorshipById = statement({
  name: 'mentorship_by_id',
  text: `
    select ${mentorship}::text as json from mentorships m ${withOther}
    where m.id = $id and (m.mentor_id = $viewerId or m.mentee_id = $viewerId)`,
  row: z.object({ json: jsonOf(Mentorship) }),
});

/** One of the learner's mentorships as JSON. */
export async function selectMentorship(sql: Sql, userId: number, id: number): Promise<Json<Mentorship>> {
  const { json } = await queryRow(sql, mentorshipById, { viewerId: userId, id });
  return json;
}

const MentorshipState = z.object({
  id: z.int(),
  mentorId: z.int().nullable(),
  menteeId: z.int().nullable(),
  conversationId: z.int(),
  status: z.enum(mentorshipStates),
});
export type MentorshipState = Readonly<z.output<typeof MentorshipState>>;

const state = `
  select id, mentor_id as "mentorId", mentee_id as "menteeId", conversation_id as "conversationId", status
  from mentorships where id = $id::bigint` as const;
const stateOfMentorship = statement({ name: 'mentorship_state', text: state, row: MentorshipState });
const lockedState = statement({
  name: 'mentorship_lock_state',
  text: `${state} for update`,
  row: MentorshipState,
});

export function selectOptionalState(sql: Sql, id: number) {
  return queryOptionalRow(sql, stateOfMentorship, { id });
}

export function lockOptionalState(tx: Sql, id: number) {
  return queryOptionalRow(tx, lockedState, { id });
}

const newRequest = statement({
  name: 'mentorship_insert',
  text: `
    insert into mentorships (mentor_id, mentee_id, conversation_id, career_path, request_message, created_at)
    values ($mentorId, $menteeId, $conversationId, $careerPath, $requestMessage, $now)
    on conflict (mentor_id, mentee_id) where status in ('pending', 'active') do nothing
    returning id`,
  row: z.object({ id: z.int() }),
});

export interface NewMentorship {
  readonly mentorId: number;
  readonly menteeId: number;
  readonly conversationId: number;
  readonly careerPath: CareerPath;
  readonly requestMessage: string;
}

/** Adds a request; null if the two already have an open one. */
export async function insertOptionalRequest(
  tx: Sql,
  { mentorId, menteeId, conversationId, careerPath, requestMessage }: NewMentorship,
  now: Date,
): Promise<number | null> {
  const values = { mentorId, menteeId, conversationId, careerPath, requestMessage, now };
  const [row] = await tx.query(newRequest, values);
  return row?.id ?? null;
}

const steppedMentorship = statement({
  name: 'mentorship_set_status',
  text: `
    update mentorships set status = $status::text,
      start_date = case when $status::text = 'active' then $now::timestamptz else start_date end,
      end_date = case when $status::text = 'ended' then $now::timestamptz else end_date end
    where id = $id`,
});

export async function saveStatus(tx: Sql, id: number, status: MentorshipStatus, now: Date): Promise<void> {
  await tx.query(steppedMentorship, { id, status, now });
}

const subscriptionOfUser = statement({
  name: 'mentorships_subscription_of_user',
  text: `
    select username, subscription_tier as "subscriptionTier", iso_instant(trial_ends_at) as "trialEndsAt"
    from users where id = $userId`,
  row: z.object({ username: z.string(), subscriptionTier: z.string(), trialEndsAt: Instant.nullable() }),
});

/** A learner's name and plan. */
export function selectPerson(sql: Sql, userId: number) {
  return queryRow(sql, subscriptionOfUser, { userId });
}

const endedMentorships = statement({
  name: 'mentorships_end_of_user',
  text: `
    update mentorships set
      end_date = case when status = 'active' then $now::timestamptz else end_date end,
      status = case status when 'active' then 'ended' when 'pending' then 'declined' else status end
    where (mentor_id = $userId or mentee_id = $userId)`,
});

const deletedMentorships = statement({
  name: 'mentorships_delete_of_nobody_but_user',
  text: `
    delete from mentorships
    where (mentor_id = $userId and mentee_id is null) or (mentee_id = $userId and mentor_id is null)
      or ($userId in (mentor_id, mentee_id)
        and exists (select from users u where u.id = $userId and u.demo_until is not null))
    returning conversation_id as "conversationId"`,
  row: z.object({ conversationId: z.int() }),
});

/** Ends the open mentorships of an account that is being erased. */
export async function closeMentorships(tx: Sql, userId: number, now: Date): Promise<void> {
  await tx.query(endedMentorships, { userId, now });
}

/** Removes mentorships of a private copy of the demo learner, and those that belong to nobody once that account is erased; returns their conversations. */
export async function deleteAbandoned(tx: Sql, userId: number): Promise<number[]> {
  const rows = await tx.query(deletedMentorships, { userId });
  return rows.map(({ conversationId }) => conversationId);
}

const mentorshipOfConversation = statement({
  name: 'mentorship_of_conversation',
  text: 'select id from mentorships where conversation_id = $conversationId',
  row: z.object({ id: z.int() }),
});

/** Whether a conversation belongs to a mentorship. */
export async function ownsConversation(sql: Sql, conversationId: number): Promise<boolean> {
  return (await sql.query(mentorshipOfConversation, { conversationId })).length > 0;
}

const mentorshipOfParticipant = statement({
  name: 'mentorship_of_participant',
  text: 'select id from mentorships where conversation_id = $conversationId and $userId in (mentor_id, mentee_id)',
  row: z.object({ id: z.int() }),
});

/** Whether the learner is one of the two in a conversation. */
export async function isParticipant(sql: Sql, userId: number, conversationId: number): Promise<boolean> {
  return (await sql.query(mentorshipOfParticipant, { userId, conversationId })).length > 0;
}

const blockBetween = statement({
  name: 'mentorships_block_between',
  text: `select $otherId::int = any (${blocked}) as blocked`,
  row: z.object({ blocked: z.boolean() }),
});

/** Whether either of the two blocked the other. */
export async function isBlocked(sql: Sql, userId: number, otherId: number): Promise<boolean> {
  const [row] = await sql.query(blockBetween, { viewerId: userId, otherId });
  return row?.blocked ?? false;
}

const activeCount = statement({
  name: 'mentorships_count_active',
  text: `select count(*)::int as count from mentorships where status = 'active'`,
  row: z.object({ count: z.int() }),
});

/** How many mentorships are active. */
export async function countActiveMentorships(sql: Sql): Promise<number> {
  const [row] = await sql.query(activeCount);
  return row?.count ?? 0;
}

export const exportMentorships = exportPart({
  mentorships: `
    select id, mentor_id as "mentorId", mentee_id as "menteeId", conversation_id as "conversationId", career_path as "careerPath", status,
      request_message as "requestMessage", iso_instant(start_date) as "startDate", iso_instant(end_date) as "endDate",
      iso_instant(created_at) as "createdAt"
    from mentorships where mentor_id = $userId or mentee_id = $userId order by id`,
});
