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
import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { ById, type ListPage, type Paging, page } from '../../platform/pages.ts';
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

export interface MentorshipsDeps {
  readonly db: Database;
  readonly clock: Clock;
}

const notFound = () => new ApiError(404, 'mentorship_not_found', 'That mentorship does not exist.');
const notYours = () =>
  new ApiError(403, 'not_yours', 'Only the mentor and the learner can open that mentorship.');

/** A page of mentors as JSON. @throws ApiError 400 for a cursor that is none of ours */
export function readMentors(
  { db }: MentorshipsDeps,
  userId: number,
  { careerPath, ...paging }: QueryOf<typeof listMentors>,
): Promise<ListPage<Mentor>> {
  return page(paging, queries.ByLevel, (limit, after) =>
    queries.selectMentors(db, userId, careerPath ?? null, limit, after),
  );
}

/** A page of the learner's own as JSON, latest first. @throws ApiError 400 */
export function readMentorships(
  { db }: MentorshipsDeps,
  userId: number,
  paging: Paging,
): Promise<ListPage<Mentorship>> {
  return page(paging, ById, (limit, after) => queries.selectMentorships(db, userId, limit, after));
}

/**
 * Asks somebody to be the learner's mentor, who is told; answers the mentorship's id.
 * @throws ApiError 402 without a plan for it, 404, 409 when the two have an open one, 422 for oneself
 */
export async function addRequest(
  tx: Sql,
  userId: number,
  body: BodyOf<typeof requestMentorship>,
  now: Date,
): Promise<number> {
  const { mentorId } = body;
  if (mentorId === userId) throw new ApiError(422, 'yourself', 'You can’t be your own mentor.');
  const { username, ...subscription } = await queries.selectPerson(tx, userId);
  if (!mayUse(subscription, 'mentorship', now.getTime())) {
    throw new ApiError(402, 'plan_required', 'Mentorship is part of the Professional plan.');
  }
  if (!(await queries.isMentor(tx, userId, mentorId))) {
    throw new ApiError(404, 'mentor_not_found', 'That person doesn’t offer mentoring.');
  }
  const conversationId = await openConversation(tx);
  const request = { ...body, menteeId: userId, conversationId };
  const id = await queries.insertOptionalRequest(tx, request, now);
  if (id === null) {
    throw new ApiError(409, 'already_requested', 'You already have a mentorship or a request with them.');
  }
  const data = { mentorshipId: id, personId: userId, person: username };
  await notify(tx, mentorId, 'mentorship_requested', data, now);
  return id;
}

/** The same; answers the mentorship. @throws ApiError as above */
export async function askForMentoring(
  { db, clock }: MentorshipsDeps,
  userId: number,
  body: BodyOf<typeof requestMentorship>,
): Promise<Json<Mentorship>> {
  return db.transaction(async (tx) => {
    const id = await addRequest(tx, userId, body, clock.now());
    return queries.selectMentorship(tx, userId, id);
  });
}

/** A mentorship as JSON. @throws ApiError 403 for who is not one of the two, 404 */
export async function readMentorship(
  { db }: MentorshipsDeps,
  userId: number,
  id: number,
): Promise<Json<Mentorship>> {
  roleIn(await queries.selectOptionalState(db, id), userId);
  return queries.selectMentorship(db, userId, id);
}

const told = {
  active: 'mentorship_accepted',
  declined: 'mentorship_declined',
  ended: 'mentorship_ended',
} as const;

/** Takes a step of the state table; the other one is told. @throws ApiError 403, 404, 409 when that step can't be taken */
export async function changeMentorship(
  { db, clock }: MentorshipsDeps,
  userId: number,
  id: number,
  { status }: BodyOf<typeof updateMentorship>,
): Promise<Json<Mentorship>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { mentorship, role, otherId } = roleIn(await queries.lockOptionalState(tx, id), userId);
    const step = mentorshipStep(mentorship.status, status, role);
    if (step === 'not_yours') throw new ApiError(403, 'not_yours', 'Only the mentor can answer a request.');
    if (step === 'not_possible') {
      throw new ApiError(409, 'not_possible', `That can’t be done: the mentorship is ${mentorship.status}.`);
    }
    await queries.saveStatus(tx, id, status, now);
    if (otherId !== null) {
      const { username } = await queries.selectPerson(tx, userId);
      const data = { mentorshipId: id, personId: userId, person: username };
      await notify(tx, otherId, told[status], data, now);
    }
    await conversationChanged(tx, mentorship.conversationId);
    return queries.selectMentorship(tx, userId, id);
  });
}

/** A page of what the two wrote as JSON, latest first. @throws ApiError 400, 403, 404 */
export async function readThread(
  { db }: MentorshipsDeps,
  userId: number,
  id: number,
  paging: Paging,
): Promise<ListPage<Message>> {
  const { mentorship } = roleIn(await queries.selectOptionalState(db, id), userId);
  return readMessages(db, mentorship.conversationId, userId, paging);
}

/**
 * Writes to the other of the two, who is told once for all that they have not read; answers the message's JSON.
 * @throws ApiError 403, 404, 409 when it is not active
 */
export async function writeInMentorship(
  { db, clock }: MentorshipsDeps,
  userId: number,
  id: number,
  content: string,
): Promise<Json<Message>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    // The lock keeps an end at the same moment away, and two notifications of two messages.
    const { mentorship, otherId } = roleIn(await queries.lockOptionalState(tx, id), userId);
    if (!canWrite(mentorship.status) || otherId === null) {
      throw new ApiError(409, 'not_active', 'You can message each other while the mentorship is active.');
    }
    if (await queries.isBlocked(tx, userId, otherId)) {
      throw new ApiError(
        403,
        'blocked',
        'You can’t message each other because one of you has blocked the other.',
      );
    }
    const { username } = await queries.selectPerson(tx, userId);
    const data = { mentorshipId: id, personId: userId, person: username };
    await notifyOnce(tx, otherId, 'mentorship_message', data, 'mentorshipId', now);
    return writeMessage(tx, mentorship.conversationId, userId, content, now);
  });
}

/** What pages of a mentorship listen to. @throws ApiError 403, 404 */
export async function topicOfMentorship(
  { db }: MentorshipsDeps,
  userId: number,
  id: number,
): Promise<string> {
  const { mentorship } = roleIn(await queries.selectOptionalState(db, id), userId);
  return topicOf(mentorship.conversationId);
}

interface Part {
  readonly mentorship: queries.MentorshipState;
  readonly role: MentorshipRole;
  readonly otherId: number | null;
}

/** What somebody is in a mentorship. @throws ApiError 403 for nothing, 404 where there is none */
function roleIn(mentorship: queries.MentorshipState | null, userId: number): Part {
  if (!mentorship) throw notFound();
  const { mentorId, menteeId } = mentorship;
  if (mentorId === userId) return { mentorship, role: 'mentor', otherId: menteeId };
  if (menteeId === userId) return { mentorship, role: 'mentee', otherId: mentorId };
  throw notYours();
}

/** Ends the mentorships of an account that is being erased; the other one keeps what was written. */
export async function closeMentorshipsOf(tx: Sql, userId: number, now: Date): Promise<void> {
  for (const id of await queries.deleteAbandoned(tx, userId)) await endConversation(tx, id);
  await queries.closeMentorships(tx, userId, now);
}

/** How many mentorships are under way. */
export function countActiveMentorships(db: Database): Promise<number> {
  return queries.countActive(db);
}
