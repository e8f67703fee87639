import { z } from 'zod';
import { Id, Instant, Ok, pageQuery, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { moderationErrors } from './moderation.errors.ts';
import { contentReportLength, contentReportReasons, type ReportableKind } from './moderation.rules.ts';

const endpoint = endpointsOf('Moderation');
const ReportableKind = z.string().regex(/^[a-z_]{1,40}$/) as unknown as z.ZodType<
  ReportableKind,
  ReportableKind
>;

export const reportContent = endpoint({
  method: 'POST',
  path: '/api/reports',
  notInDemo: true,
  summary: 'Report what somebody else wrote. Twice is once; what cannot be seen cannot be reported.',
  status: 201,
  body: z.object({
    /** Features define the kinds; a report of any other kind finds nothing. */
    kind: ReportableKind,
    id: Id,
    reason: z.enum(contentReportReasons),
    message: z.string().trim().max(contentReportLength).default(''),
  }),
  answer: Ok,
  errors: [moderationErrors.own_content, moderationErrors.content_not_found],
});

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/blocks',
  summary: 'People whom the learner has blocked, latest first.',
  query: z.object(pageQuery()),
  answer: z.array(z.object({ id: Id, username: z.string(), blockedAt: Instant })),
});

export const blockPerson = endpoint({
  method: 'PUT',
  path: '/api/blocks/:id',
  summary:
    'Block a person: what either writes is not shown to the other, and neither can name, answer or message the other.',
  params: IdParams,
  answer: Ok,
  errors: [sharedErrors.user_not_found, moderationErrors.cannot_block_yourself],
});

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: '/api/blocks/:id',
  summary: 'Block a person no more. Done as well when they were not blocked.',
  params: IdParams,
  answer: Ok,
});
