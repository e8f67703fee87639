import { z } from 'zod';
import { CareerPath, Id, Instant, Ok, pageQuery, IdParams } from '../common.ts';
import { Message, MessagePaging, NewMessage } from './conversations.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { studyGroupErrors } from './study-groups.errors.ts';
import { Author } from './forum.ts';
import {
  groupDescriptionLength,
  groupNameLength,
  groupSize,
  meetingPlaceLength,
} from './study-groups.rules.ts';

export const StudyGroup = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  careerPath: CareerPath,
  maxMembers: z.int().min(groupSize.min).max(groupSize.max),
  isPrivate: z.boolean(),
  createdBy: Id.nullable(),
  /** The leader: its creator or a successor. Null if that account is deleted. */
  creator: Author,
  members: z.int().min(0),
  /** For the requesting learner. */
  isMember: z.boolean(),
  own: z.boolean(),
  /** For a private group, only to its creator. */
  invitationCode: z.string().nullable(),
  /** When and where they meet next; only for members. */
  nextMeeting: Instant.nullable(),
  meetingPlace: z.string().nullable(),
  createdAt: Instant,
});
export type StudyGroup = z.infer<typeof StudyGroup>;

const GroupMember = z.object({
  userId: Id,
  username: z.string(),
  careerPath: CareerPath.nullable(),
  level: z.int().positive(),
  role: z.enum(['creator', 'member']),
  joinedAt: Instant,
});

const endpoint = endpointsOf('Study groups');

const Description = z.object({
  name: z.string().trim().min(1).max(groupNameLength),
  description: z.string().trim().min(1).max(groupDescriptionLength),
  careerPath: CareerPath,
  maxMembers: z.int().min(groupSize.min).max(groupSize.max),
  isPrivate: z.boolean(),
});

export const listStudyGroups = endpoint({
  method: 'GET',
  path: '/api/study-groups',
  summary: 'Study groups, latest first. Private ones are named too; who joins them needs their code.',
  query: z.object({
    careerPath: CareerPath.optional(),
    /** Text that the name or the description must contain, ignoring case. */
    q: z.string().trim().max(200).optional(),
    /** Only the groups that the learner is in. */
    mine: z.enum(['true', 'false']).optional(),
    ...pageQuery(),
  }),
  answer: z.array(StudyGroup),
});

export const createStudyGroup = endpoint({
  method: 'POST',
  path: '/api/study-groups',
  summary: 'Found a study group. Who founds it is its first member.',
  status: 201,
  body: Description.extend({
    maxMembers: Description.shape.maxMembers.default(groupSize.default),
    isPrivate: z.boolean().default(false),
  }),
  answer: StudyGroup,
});

export const getStudyGroup = endpoint({
  method: 'GET',
  path: '/api/study-groups/:id',
  summary: 'One study group.',
  params: IdParams,
  answer: StudyGroup,
  errors: [studyGroupErrors.group_not_found],
});

export const updateStudyGroup = endpoint({
  method: 'PUT',
  path: '/api/study-groups/:id',
  summary: 'Change a study group, or set its next meeting. For its creator.',
  params: IdParams,
  body: Description.partial().extend({
    nextMeeting: Instant.nullish(),
    meetingPlace: z.string().trim().max(meetingPlaceLength).nullish(),
  }),
  answer: StudyGroup,
  errors: [
    studyGroupErrors.not_group_creator,
    studyGroupErrors.group_not_found,
    studyGroupErrors.more_members,
  ],
});

export const deleteStudyGroup = endpoint({
  method: 'DELETE',
  path: '/api/study-groups/:id',
  summary: 'Delete a study group with all that was written in it. For its creator.',
  params: IdParams,
  answer: Ok,
  errors: [studyGroupErrors.not_group_creator, studyGroupErrors.group_not_found],
});

export const joinStudyGroup = endpoint({
  method: 'POST',
  path: '/api/study-groups/:id/join',
  summary: 'Join a study group; a private one with its invitation code.',
  params: IdParams,
  body: z.object({ code: z.string().max(100).nullish() }).nullish(),
  answer: StudyGroup,
  errors: [
    sharedErrors.demo_account,
    studyGroupErrors.wrong_invitation_code,
    studyGroupErrors.group_not_found,
    studyGroupErrors.group_full,
    studyGroupErrors.already_member,
  ],
});

export const leaveStudyGroup = endpoint({
  method: 'POST',
  path: '/api/study-groups/:id/leave',
  summary:
    'Leave a study group. When its creator leaves, who was longest in it leads it; the last one ends it.',
  params: IdParams,
  answer: Ok,
  errors: [studyGroupErrors.not_a_member, studyGroupErrors.group_not_found],
});

export const listGroupMembers = endpoint({
  method: 'GET',
  path: '/api/study-groups/:id/members',
  summary: 'Who is in a study group, longest first; 20 at most. For its members.',
  params: IdParams,
  answer: z.array(GroupMember),
  errors: [studyGroupErrors.not_a_member, studyGroupErrors.group_not_found],
});

export const listGroupMessages = endpoint({
  method: 'GET',
  path: '/api/study-groups/:id/messages',
  summary: 'What was written in a study group, latest first. For its members.',
  params: IdParams,
  query: MessagePaging,
  answer: z.array(Message),
  errors: [studyGroupErrors.not_a_member, studyGroupErrors.group_not_found],
});

export const postGroupMessage = endpoint({
  method: 'POST',
  path: '/api/study-groups/:id/messages',
  summary: 'Write to a study group. For its members.',
  status: 201,
  params: IdParams,
  body: NewMessage,
  answer: Message,
  errors: [studyGroupErrors.not_a_member, studyGroupErrors.group_not_found],
});
