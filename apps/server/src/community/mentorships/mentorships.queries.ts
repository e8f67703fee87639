import type { CareerPath } from '@rounds/contract/common';
import type { MentorshipStatus } from '@rounds/contract/community/mentorships.rules';
import type { Subscription } from '@rounds/contract/business/plans.rules';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import { learners, personJson } from '../../identity/accounts/people.fragments.ts';
import { blocked } from '../moderation/blocks.fragments.ts';

/** Professionals who offer mentoring and whom the learner $1 may see. */
const offering = `
  from ${learners} join user_settings s on s.user_id = u.id
  where u.role = 'professional' and s.offers_mentoring and s.profile_visible and u.deleted_at is null and u.id <> $1
    and u.id <> all (${blocked})`;

const mentors: Statement = {
  name: 'mentors_page',
  text: `
    select json_build_object(
        'id', u.id, 'username', u.username, 'careerPath', u.career_path, 'level', t.level,
        'openMentorshipId', (
          select m.id from mentorships m
          where m.mentor_id = u.id and m.mentee_id = $1 and m.status in ('pending', 'active')))::text as json,
      json_build_array(t.level, u.id) as place
    ${offering} and ($2::text is null or u.career_path = $2)
      and ($4::int is null or t.level < $4 or (t.level = $4 and u.id > $5))
    order by t.level desc, u.id limit $3`,
};

type ByLevel = [level: number, id: number];

/** Mentors, those of the highest level first. */
export async function selectMentors(
  sql: Sql,
  viewerId: number,
  path: CareerPath | null,
  limit: number,
  after: ByLevel | null,
): Promise<ListRow<ByLevel>[]> {
  return sql.query(mentors, [viewerId, path, limit, ...(after ?? [null, null])]);
}

const mentor: Statement = {
  name: 'mentor',
  text: `select 1 as one ${offering} and u.id = $2::bigint`,
};

/** Whether somebody offers mentoring to the learner. */
export async function isMentor(sql: Sql, viewerId: number, mentorId: number): Promise<boolean> {
  return (await sql.query(mentor, [viewerId, mentorId])).length > 0;
}

/** A mentorship as one of the two, $1, sees it. */
const mentorship = `
  json_build_object(
    'id', m.id, 'careerPath', m.career_path, 'status', m.status,
    'role', case when m.mentor_id = $1 then 'mentor' else 'mentee' end,
    'mentorId', m.mentor_id, 'menteeId', m.mentee_id,
    'person', ${personJson('p')},
    'requestMessage', m.request_message, 'startDate', iso_instant(m.start_date),
    'endDate', iso_instant(m.end_date), 'createdAt', iso_instant(m.created_at))`;

const withOther = `
  left join users p on p.id = case when m.mentor_id = $1 then m.mentee_id else m.mentor_id end and p.deleted_at is null`;

const own: Statement = {
  name: 'mentorships_page',
  text: `
    select ${mentorship}::text as json, json_build_array(m.id) as place
    from mentorships m ${withOther}
    where (m.mentor_id = $1 or m.mentee_id = $1) and ($3::int is null or m.id < $3)
    order by m.id desc limit $2`,
};

/** A learner's mentorships, latest first. */
export async function selectMentorships(
  sql: Sql,
  userId: number,
  limit: number,
  [before]: readonly [number | null],
): Promise<ListRow<[number]>[]> {
  return sql.query(own, [userId, limit, before]);
}

const one: Statement = {
  name: 'mentorship',
  text: `
    select ${mentorship}::text as json from mentorships m ${withOther}
    where m.id = $2 and (m.mentor_id = $1 or m.mentee_id = $1)`,
};

/** A mentorship of the learner's as JSON. */
export async function selectMentorship(sql: Sql, userId: number, id: number): Promise<string> {
  const [row] = await sql.query<{ json: string }>(one, [userId, id]);
  if (!row) throw new Error(`No mentorship ${id} of user ${userId}`);
  return row.json;
}

export interface MentorshipState {
  readonly id: number;
  readonly mentorId: number | null;
  readonly menteeId: number | null;
  readonly conversationId: number;
  readonly status: MentorshipStatus;
}

const state = `
  select id, mentor_id as "mentorId", mentee_id as "menteeId", conversation_id as "conversationId", status
  from mentorships where id = $1::bigint`;
const look: Statement = { name: 'mentorship_state', text: state };
const lock: Statement = { name: 'mentorship_lock', text: `${state} for update` };

export async function selectOptionalState(sql: Sql, id: number): Promise<MentorshipState | null> {
  const [row] = await sql.query<MentorshipState>(look, [id]);
  return row ?? null;
}

export async function lockOptionalState(tx: Sql, id: number): Promise<MentorshipState | null> {
  const [row] = await tx.query<MentorshipState>(lock, [id]);
  return row ?? null;
}

const insert: Statement = {
  name: 'mentorship_request',
  text: `
    insert into mentorships (mentor_id, mentee_id, conversation_id, career_path, request_message, created_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (mentor_id, mentee_id) where status in ('pending', 'active') do nothing
    returning id`,
};

export interface NewMentorship {
  readonly mentorId: number;
  readonly menteeId: number;
  readonly conversationId: number;
  readonly careerPath: CareerPath;
  readonly requestMessage: string;
}

/** Keeps a request; null when the two have an open one. */
export async function insertOptionalRequest(
  tx: Sql,
  { mentorId, menteeId, conversationId, careerPath, requestMessage }: NewMentorship,
  now: Date,
): Promise<number | null> {
  const values = [mentorId, menteeId, conversationId, careerPath, requestMessage, now];
  const [row] = await tx.query<{ id: number }>(insert, values);
  return row?.id ?? null;
}

const step: Statement = {
  name: 'mentorship_step',
  text: `
    update mentorships set status = $2::text,
      start_date = case when $2::text = 'active' then $3::timestamptz else start_date end,
      end_date = case when $2::text = 'ended' then $3::timestamptz else end_date end
    where id = $1`,
};

export async function saveStatus(tx: Sql, id: number, status: MentorshipStatus, now: Date): Promise<void> {
  await tx.query(step, [id, status, now]);
}

const person: Statement = {
  name: 'mentorship_person',
  text: `
    select username, subscription_tier as "subscriptionTier", iso_instant(trial_ends_at) as "trialEndsAt"
    from users where id = $1`,
};

/** A learner's name and plan. */
export async function selectPerson(
  sql: Sql,
  userId: number,
): Promise<Subscription & { readonly username: string }> {
  const [row] = await sql.query<Subscription & { username: string }>(person, [userId]);
  if (!row) throw new Error(`No user ${userId}`);
  return row;
}

const endAll: Statement = {
  name: 'mentorships_let_go',
  text: `
    update mentorships set
      end_date = case when status = 'active' then $2::timestamptz else end_date end,
      status = case status when 'active' then 'ended' when 'pending' then 'declined' else status end
    where (mentor_id = $1 or mentee_id = $1)`,
};

const forget: Statement = {
  name: 'mentorships_forget',
  text: `
    delete from mentorships
    where (mentor_id = $1 and mentee_id is null) or (mentee_id = $1 and mentor_id is null)
    returning conversation_id as "conversationId"`,
};

/** Ends what an account that is being erased has open. */
export async function closeMentorships(tx: Sql, userId: number, now: Date): Promise<void> {
  await tx.query(endAll, [userId, now]);
}

/** Removes what belongs to nobody once that account is erased; answers the conversations that were of it. */
export async function deleteAbandoned(tx: Sql, userId: number): Promise<number[]> {
  const rows = await tx.query<{ conversationId: number }>(forget, [userId]);
  return rows.map(({ conversationId }) => conversationId);
}

const owner: Statement = {
  name: 'mentorship_of_conversation',
  text: 'select 1 as one from mentorships where conversation_id = $1',
};

/** Whether a conversation is a mentorship's. */
export async function ownsConversation(sql: Sql, conversationId: number): Promise<boolean> {
  return (await sql.query(owner, [conversationId])).length > 0;
}

const participant: Statement = {
  name: 'mentorship_participant',
  text: 'select 1 as one from mentorships where conversation_id = $2 and $1 in (mentor_id, mentee_id)',
};

/** Whether the learner is one of the two whose conversation it is. */
export async function isParticipant(sql: Sql, userId: number, conversationId: number): Promise<boolean> {
  return (await sql.query(participant, [userId, conversationId])).length > 0;
}

const blockedOne: Statement = {
  name: 'mentorship_blocked',
  text: `select 1 as one where $2::int = any (${blocked})`,
};

/** Whether one of two blocked the other. */
export async function isBlocked(sql: Sql, userId: number, otherId: number): Promise<boolean> {
  return (await sql.query(blockedOne, [userId, otherId])).length > 0;
}

const active: Statement = {
  name: 'mentorships_active',
  text: `select count(*)::int as count from mentorships where status = 'active'`,
};

export async function countActive(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ count: number }>(active);
  return row?.count ?? 0;
}
