import { z } from 'zod';
import { Id, Instant, Ok, pageQuery, IdParams } from '../common.ts';
import { messageLength, messagePage } from './conversations.rules.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { conversationErrors } from './conversations.errors.ts';
import { Author } from './forum.ts';

const endpoint = endpointsOf('Conversations');

/** What somebody wrote in a study group or to a mentor. */
export const Message = z.object({
  id: Id,
  /** Simple Markdown. */
  content: z.string(),
  authorId: Id.nullable(),
  author: Author,
  createdAt: Instant,
  own: z.boolean(),
});
export type Message = z.infer<typeof Message>;

export const NewMessage = z.object({ content: z.string().trim().min(1).max(messageLength) });

export const MessagePaging = z.object(pageQuery(messagePage));

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/messages/:id',
  summary: 'Delete a message of one’s own, in a study group or a mentorship.',
  params: IdParams,
  answer: Ok,
  errors: [sharedErrors.not_author, conversationErrors.message_not_found],
});
