import { randomBytes } from 'node:crypto';
import type { Message } from '@rounds/contract/community/conversations';
import type { AnswerOf, BodyOf, QueryOf } from '@rounds/contract/endpoint';
import type {
  StudyGroup,
  createStudyGroup,
  listGroupMembers,
  listStudyGroups,
  updateStudyGroup,
} from '@rounds/contract/community/study-groups';
import { invitationCodeLength } from '@rounds/contract/community/study-groups.rules';
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
import { notifyFirst } from '../../messages/notifications/index.ts';
import { type JoinRefusal, invitationOf, joinRefusal, successorOf } from './study-groups.rules.ts';
import { selectUsername } from '../../identity/accounts/index.ts';
import * as queries from './study-groups.queries.ts';

const newInvitation = () => invitationOf(randomBytes(invitationCodeLength));

/** A page of groups as JSON, latest first. @throws ApiError 400 for an invalid cursor */
export function readGroups(
  { db }: ServiceDeps,
  userId: number,
  { careerPath, q, mine, ...paging }: QueryOf<typeof listStudyGroups>,
): Promise<ListPage<StudyGroup>> {
  const filter = { careerPath: careerPath ?? null, text: q || null, mine: mine === 'true' };
  return paginate(paging, ById, (limit, after) => queries.selectGroups(db, userId, filter, limit, after));
}

/** A group as JSON. */
export async function readGroup(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<'group_not_found'>,
): Promise<Json<StudyGroup>> {
  const json = await queries.selectOptionalGroup(db, userId, id);
  if (json === null) throw fail('group_not_found');
  return json;
}

/** Creates a group with its creator as the first member. Returns its id, and the code for joining a private one. */
export async function addGroup(
  tx: Sql,
  userId: number,
  body: BodyOf<typeof createStudyGroup>,
  now: Date,
): Promise<{ readonly id: number; readonly invitationCode: string | null }> {
  const invitationCode = body.isPrivate ? newInvitation() : null;
  const conversationId = await openConversation(tx);
  const group = { ...body, invitationCode, conversationId, createdBy: userId, createdAt: now };
  const id = await queries.insertGroup(tx, group);
  await queries.insertMember(tx, { groupId: id, userId, role: 'creator', joinedAt: now });
  return { id, invitationCode };
}

/** The same; returns the group. */
export async function createGroup(
  { db, clock }: ServiceDeps,
  userId: number,
  body: BodyOf<typeof createStudyGroup>,
): Promise<Json<StudyGroup>> {
  return db.transaction(async (tx) => {
    const { id } = await addGroup(tx, userId, body, clock.now());
    return queries.selectGroup(tx, userId, id);
  });
}

/** Changes the given fields of a group that the learner created. */
export async function changeGroup(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  body: BodyOf<typeof updateStudyGroup>,
  fail: Fail<NotOwn | 'more_members'>,
): Promise<Json<StudyGroup>> {
  return db.transaction(async (tx) => {
    const group = await lockOwn(tx, userId, id, fail);
    const { nextMeeting, isPrivate, ...others } = body;
    if ((others.maxMembers ?? group.placesTaken) < group.placesTaken) throw fail('more_members');
    await queries.updateGroup(tx, id, {
      ...others,
      ...(nextMeeting !== undefined && { nextMeeting: nextMeeting === null ? null : new Date(nextMeeting) }),
      ...(isPrivate !== undefined && {
        isPrivate,
        invitationCode: isPrivate ? (group.invitationCode ?? newInvitation()) : null,
      }),
    });
    await conversationChanged(tx, group.conversationId);
    return queries.selectGroup(tx, userId, id);
  });
}

/** Deletes a group that the learner created. */
export async function endGroup(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<NotOwn>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await end(tx, await lockOwn(tx, userId, id, fail));
  });
}

async function end(tx: Sql, { id, conversationId }: queries.GroupState): Promise<void> {
  await queries.deleteGroup(tx, id);
  await endConversation(tx, conversationId);
}

/** The group doesn't exist, or somebody else created it. */
type NotOwn = 'group_not_found' | 'not_group_creator';

async function lockOwn(tx: Sql, userId: number, id: number, fail: Fail<NotOwn>): Promise<queries.GroupState> {
  const group = await queries.lockOptionalState(tx, userId, id);
  if (!group) throw fail('group_not_found');
  if (group.createdBy !== userId) throw fail('not_group_creator');
  return group;
}

/** Joins under a lock on the group, so that no more get in than there are places. Notifies its creator. */
export async function joinGroup(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  code: string | null,
  fail: Fail<'group_not_found' | 'demo_account' | JoinRefusal>,
): Promise<Json<StudyGroup>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const group = await queries.lockOptionalState(tx, userId, id);
    if (!group) throw fail('group_not_found');
    if (!group.isWithinReach) throw fail('demo_account');
    const refused = joinRefusal({ ...group, code });
    if (refused) throw fail(refused);
    await queries.insertMember(tx, { groupId: id, userId, role: 'member', joinedAt: now });
    const person = await selectUsername(tx, userId);
    const data = { groupId: id, group: group.name, personId: userId, person };
    await notifyFirst(tx, group.createdBy, 'group_joined', data, { groupId: id, personId: userId }, now);
    await conversationChanged(tx, group.conversationId);
    return queries.selectGroup(tx, userId, id);
  });
}

/** Leaves a group; see `leave`. */
export async function leaveGroup(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<NotIn>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const group = await queries.lockOptionalState(tx, userId, id);
    if (!group) throw fail('group_not_found');
    if (!group.isMember) throw fail('not_a_member');
    await leave(tx, group, userId);
  });
}

/**
 * Removes a member. When the creator leaves, the longest-standing member takes over; when the last one leaves, the
 * group is deleted.
 */
async function leave(tx: Sql, group: queries.GroupState, userId: number): Promise<void> {
  const { id, createdBy, conversationId } = group;
  await queries.deleteMember(tx, id, userId);
  await conversationChanged(tx, conversationId);
  if (createdBy !== userId) return;
  const successor = successorOf(await queries.selectCandidates(tx, id));
  if (successor === null) await end(tx, group);
  else await queries.makeCreator(tx, id, successor);
}

/** Removes an account that is being erased from its groups. */
export async function handOverGroups(tx: Sql, userId: number): Promise<void> {
  for (const id of await queries.selectLedGroups(tx, userId)) {
    const group = await queries.lockOptionalState(tx, userId, id);
    if (group?.createdBy === userId) await leave(tx, group, userId);
  }
}

/** A group's members, as JSON. */
export async function readMembers(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<NotIn>,
): Promise<Json<AnswerOf<typeof listGroupMembers>>> {
  await requireMember(db, userId, id, fail);
  return queries.selectMembers(db, userId, id);
}

/** A page of a group's thread as JSON, latest first. */
export async function readThread(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  paging: PageRequest,
  fail: Fail<NotIn>,
): Promise<ListPage<Message>> {
  const { conversationId } = await requireMember(db, userId, id, fail);
  return readMessages(db, conversationId, userId, paging);
}

/** Writes to a group; returns the message's JSON. */
export async function writeToGroup(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  content: string,
  fail: Fail<NotIn>,
): Promise<Json<Message>> {
  return db.transaction(async (tx) => {
    const { conversationId } = await requireMember(tx, userId, id, fail);
    return writeMessage(tx, conversationId, userId, content, clock.now());
  });
}

/** The topic that a group's pages follow. */
export async function topicOfGroup(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<NotIn>,
): Promise<string> {
  const { conversationId } = await requireMember(db, userId, id, fail);
  return topicOf(conversationId);
}

/** The group doesn't exist, or the learner isn't in it. */
type NotIn = 'group_not_found' | 'not_a_member';

async function requireMember(
  sql: Sql,
  userId: number,
  id: number,
  fail: Fail<NotIn>,
): Promise<queries.GroupState> {
  const group = await queries.selectOptionalState(sql, userId, id);
  if (!group) throw fail('group_not_found');
  if (!group.isMember) throw fail('not_a_member');
  return group;
}
