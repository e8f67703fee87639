import type { Message } from '@rounds/contract/community/conversations';
import type { BodyOf, QueryOf } from '@rounds/contract/endpoint';
import type {
  Mentor,
  Mentorship,
  listMentors,
  requestMentorship,
  updateMentorship,
} from '@rounds/contract/community/mentorships';
import { type MentorshipRole, canWrite, mentorshipStep } from '@rounds/contract/community/mentorships.rules';
import { mayUse } from '@rounds/contract/business/plans.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { ById, type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import {
  endConversation,
  openConversation,
  conversationChanged,
  readMessages,
  topicOf,
  writeMessage,
} from '../conversations/index.ts';
import { notify, notifyOnce } from '../../messages/notifications/index.ts';
import * as queries from './mentorships.queries.ts';

/** A page of mentors as JSON. @throws ApiError 400 for an invalid cursor */
export function readMentors(
  { db }: ServiceDeps,
  userId: number,
  { careerPath, ...paging }: QueryOf<typeof listMentors>,
): Promise<ListPage<Mentor>> {
  return paginate(paging, queries.ByLevel, (limit, after) =>
    queries.selectMentors(db, userId, careerPath ?? null, limit, after),
  );
}

/** A page of the learner's mentorships as JSON, latest first. @throws ApiError 400 */
export function readMentorships(
  { db }: ServiceDeps,
  userId: number,
  paging: PageRequest,
): Promise<ListPage<Mentorship>> {
  return paginate(paging, ById, (limit, after) => queries.selectMentorships(db, userId, limit, after));
}

/**
 * Asks somebody to mentor the learner, and notifies them. @returns the mentorship's id
 */
export async function addRequest(
  tx: Sql,
  userId: number,
  body: BodyOf<typeof requestMentorship>,
  now: Date,
  fail: Fail<'cannot_mentor_yourself' | 'plan_required' | 'mentor_not_found' | 'already_requested'>,
): Promise<number> {
  const { mentorId } = body;
  if (mentorId === userId) throw fail('cannot_mentor_yourself');
  const { username, ...subscription } = await queries.selectPerson(tx, userId);
  if (!mayUse(subscription, 'mentorship', now.getTime())) throw fail('plan_required');
  if (!(await queries.isMentor(tx, userId, mentorId))) throw fail('mentor_not_found');
  const conversationId = await openConversation(tx);
  const request = { ...body, menteeId: userId, conversationId };
  const id = await queries.insertOptionalRequest(tx, request, now);
  if (id === null) throw fail('already_requested');
  const data = { mentorshipId: id, personId: userId, person: username };
  await notify(tx, mentorId, 'mentorship_requested', data, now);
  return id;
}

/** Adds a request in its own transaction, and returns the mentorship. */
export async function askForMentoring(
  { db, clock }: ServiceDeps,
  userId: number,
  body: BodyOf<typeof requestMentorship>,
  fail: Fail<'cannot_mentor_yourself' | 'plan_required' | 'mentor_not_found' | 'already_requested'>,
): Promise<Json<Mentorship>> {
  return db.transaction(async (tx) => {
    const id = await addRequest(tx, userId, body, clock.now(), fail);
    return queries.selectMentorship(tx, userId, id);
  });
}

/** The mentorship doesn't exist, or the learner isn't part of it. */
type NoAccess = 'mentorship_not_found' | 'not_in_mentorship';

/** A mentorship as JSON. */
export async function readMentorship(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<NoAccess>,
): Promise<Json<Mentorship>> {
  roleIn(await queries.selectOptionalState(db, id), userId, fail);
  return queries.selectMentorship(db, userId, id);
}

const notificationKinds = {
  active: 'mentorship_accepted',
  declined: 'mentorship_declined',
  ended: 'mentorship_ended',
} as const;

/** Changes the status, as the state table allows, and notifies the other party. */
export async function changeMentorship(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  { status }: BodyOf<typeof updateMentorship>,
  fail: Fail<NoAccess | 'step_not_possible' | 'mentor_only'>,
): Promise<Json<Mentorship>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { mentorship, role, otherId } = roleIn(await queries.lockOptionalState(tx, id), userId, fail);
    const step = mentorshipStep(mentorship.status, status, role);
    if (step !== 'allowed') throw fail(step);
    await queries.saveStatus(tx, id, status, now);
    if (otherId !== null) {
      const { username } = await queries.selectPerson(tx, userId);
      const data = { mentorshipId: id, personId: userId, person: username };
      await notify(tx, otherId, notificationKinds[status], data, now);
    }
    await conversationChanged(tx, mentorship.conversationId);
    return queries.selectMentorship(tx, userId, id);
  });
}

/** A page of the conversation as JSON, latest first. */
export async function readThread(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  paging: PageRequest,
  fail: Fail<NoAccess>,
): Promise<ListPage<Message>> {
  const { mentorship } = roleIn(await queries.selectOptionalState(db, id), userId, fail);
  return readMessages(db, mentorship.conversationId, userId, paging);
}

/** Sends a message. The other person gets one notification for all unread messages. */
export async function writeInMentorship(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  content: string,
  fail: Fail<NoAccess | 'mentorship_not_active' | 'blocked'>,
): Promise<Json<Message>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    // The lock keeps the mentorship from ending meanwhile, and two messages from notifying twice.
    const { mentorship, otherId } = roleIn(await queries.lockOptionalState(tx, id), userId, fail);
    if (!canWrite(mentorship.status) || otherId === null) throw fail('mentorship_not_active');
    if (await queries.isBlocked(tx, userId, otherId)) throw fail('blocked');
    const { username } = await queries.selectPerson(tx, userId);
    const data = { mentorshipId: id, personId: userId, person: username };
    await notifyOnce(tx, otherId, 'mentorship_message', data, 'mentorshipId', now);
    return writeMessage(tx, mentorship.conversationId, userId, content, now);
  });
}

/** The topic of a mentorship's live changes. @throws ApiError 403, 404 */
export async function topicOfMentorship(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<NoAccess>,
): Promise<string> {
  const { mentorship } = roleIn(await queries.selectOptionalState(db, id), userId, fail);
  return topicOf(mentorship.conversationId);
}

interface Part {
  readonly mentorship: queries.MentorshipState;
  readonly role: MentorshipRole;
  readonly otherId: number | null;
}

/** A person's role in a mentorship. */
function roleIn(mentorship: queries.MentorshipState | null, userId: number, fail: Fail<NoAccess>): Part {
  if (!mentorship) throw fail('mentorship_not_found');
  const { mentorId, menteeId } = mentorship;
  if (mentorId === userId) return { mentorship, role: 'mentor', otherId: menteeId };
  if (menteeId === userId) return { mentorship, role: 'mentee', otherId: mentorId };
  throw fail('not_in_mentorship');
}

/** Ends the mentorships of an account that is being erased. The other person keeps the messages. */
export async function closeMentorshipsOf(tx: Sql, userId: number, now: Date): Promise<void> {
  for (const id of await queries.deleteAbandoned(tx, userId)) await endConversation(tx, id);
  await queries.closeMentorships(tx, userId, now);
}
