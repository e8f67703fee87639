import { z } from 'zod';
import { CareerPath, Id, Instant, pageQuery, IdParams } from '../common.ts';
import { Message, MessagePaging, NewMessage } from './conversations.ts';
import { endpointsOf } from '../endpoint.ts';
import { subjects } from '../identity/preferences.rules.ts';
import { mentorshipErrors } from './mentorships.errors.ts';
import { Author } from './forum.ts';
import { mentorshipStates, requestMessageLength } from './mentorships.rules.ts';

export const Mentorship = z.object({
  id: Id,
  careerPath: CareerPath,
  status: z.enum(mentorshipStates),
  /** The requesting learner's role. */
  role: z.enum(['mentor', 'mentee']),
  mentorId: Id.nullable(),
  menteeId: Id.nullable(),
  /** The other person; null if that account is deleted. */
  person: Author,
  requestMessage: z.string(),
  /** From the mentor's acceptance to the end; null before it. */
  startDate: Instant.nullable(),
  endDate: Instant.nullable(),
  createdAt: Instant,
});
export type Mentorship = z.infer<typeof Mentorship>;

export const Mentor = z.object({
  id: Id,
  username: z.string(),
  careerPath: CareerPath.nullable(),
  level: z.int().positive(),
  /** What they can help with, in the order of the subjects. */
  topics: z.array(z.enum(subjects)),
  /** Learners they currently mentor, and those whose mentorship has ended. */
  activeMentees: z.int().min(0),
  pastMentees: z.int().min(0),
  /** The requesting learner's open mentorship or request with them. */
  openMentorshipId: Id.nullable(),
});
export type Mentor = z.infer<typeof Mentor>;

const endpoint = endpointsOf('Mentorships');
const Page = pageQuery();

export const listMentors = endpoint({
  method: 'GET',
  path: '/api/mentors',
  summary: 'Professionals who offer mentoring, those of the highest level first.',
  query: z.object({ careerPath: CareerPath.optional(), ...Page }),
  answer: z.array(Mentor),
});

export const listMentorships = endpoint({
  method: 'GET',
  path: '/api/mentorships',
  summary: 'The learner’s mentorships, as mentor and as mentee, latest first.',
  query: z.object(Page),
  answer: z.array(Mentorship),
});

export const requestMentorship = endpoint({
  method: 'POST',
  path: '/api/mentorships',
  summary: 'Ask somebody to be one’s mentor. Needs a plan with mentorship.',
  status: 201,
  body: z.object({
    mentorId: Id,
    careerPath: CareerPath,
    requestMessage: z.string().trim().min(1).max(requestMessageLength),
  }),
  answer: Mentorship,
  errors: [
    mentorshipErrors.plan_required,
    mentorshipErrors.mentor_not_found,
    mentorshipErrors.already_requested,
    mentorshipErrors.cannot_mentor_yourself,
  ],
});

export const getMentorship = endpoint({
  method: 'GET',
  path: '/api/mentorships/:id',
  summary: 'One mentorship, for the two of it.',
  params: IdParams,
  answer: Mentorship,
  errors: [mentorshipErrors.not_in_mentorship, mentorshipErrors.mentorship_not_found],
});

export const updateMentorship = endpoint({
  method: 'PUT',
  path: '/api/mentorships/:id',
  summary: 'Accept or decline a request (its mentor), or end a mentorship (either of the two).',
  params: IdParams,
  body: z.object({ status: z.enum(['active', 'declined', 'ended']) }),
  answer: Mentorship,
  errors: [
    mentorshipErrors.not_in_mentorship,
    mentorshipErrors.mentor_only,
    mentorshipErrors.mentorship_not_found,
    mentorshipErrors.step_not_possible,
  ],
});

export const listMentorshipMessages = endpoint({
  method: 'GET',
  path: '/api/mentorships/:id/messages',
  summary: 'What the two wrote to each other, latest first.',
  params: IdParams,
  query: MessagePaging,
  answer: z.array(Message),
  errors: [mentorshipErrors.not_in_mentorship, mentorshipErrors.mentorship_not_found],
});

export const postMentorshipMessage = endpoint({
  method: 'POST',
  path: '/api/mentorships/:id/messages',
  summary: 'Write to one’s mentor or mentee while the mentorship is active.',
  status: 201,
  params: IdParams,
  body: NewMessage,
  answer: Message,
  errors: [
    mentorshipErrors.not_in_mentorship,
    mentorshipErrors.blocked,
    mentorshipErrors.mentorship_not_found,
    mentorshipErrors.mentorship_not_active,
  ],
});
