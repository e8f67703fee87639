import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { forumErrors } from './forum.errors.ts';
import { ForumPost, ForumReply, ReplyContent } from './forum.ts';
import { QuestionParams } from '../learning/scenarios.ts';

const endpoint = endpointsOf('Forum');

/** Use `listReplies` for its replies, and the post's topic for its changes. */
export const getQuestionThread = endpoint({
  method: 'GET',
  path: '/api/forum/questions/:scenarioId/:questionIndex',
  summary: 'The thread in which a question is discussed; null while nobody has written about it.',
  params: QuestionParams,
  answer: ForumPost.nullable(),
});

export const discussQuestion = endpoint({
  method: 'POST',
  path: '/api/forum/questions/:scenarioId/:questionIndex',
  summary:
    'Write about a question: a reply in its thread, which is opened by the first one. Further replies can be written by `createReply` too.',
  status: 201,
  params: QuestionParams,
  body: z.object({ content: ReplyContent }),
  answer: z.object({ post: ForumPost, reply: ForumReply }),
  errors: [
    sharedErrors.scenario_not_found,
    forumErrors.post_not_found,
    forumErrors.reply_not_found,
    sharedErrors.question_unknown,
    sharedErrors.key_reused,
  ],
});
