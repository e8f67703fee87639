import type { AnswerOf } from '@rounds/contract/endpoint';
import type { ForumPost } from '@rounds/contract/community/forum';
import type { discussQuestion } from '@rounds/contract/community/forum.questions';
import { postTitleLength } from '@rounds/contract/community/forum.rules';
import type { Fail } from '../../platform/http/errors.ts';
import type { Sql } from '../../platform/db/database.ts';
import { type Json, toJsonObject } from '../../platform/db/json.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { Catalogue } from '../../learning/scenarios/index.ts';
import * as queries from './posts.queries.ts';
import { readPost, written } from './posts.service.ts';
import { selectReply } from './replies.queries.ts';
import { addReply } from './replies.service.ts';

type Discussed = AnswerOf<typeof discussQuestion>;

export interface QuestionDeps extends ServiceDeps {
  readonly catalogue: Catalogue;
}

/** The thread of a question as JSON; null if there is none, or the learner can't read it. */
export async function readThread(
  { db }: ServiceDeps,
  userId: number,
  place: queries.QuestionPlace,
): Promise<Json<ForumPost> | null> {
  const id = await queries.selectOptionalThread(db, place);
  return id === null ? null : queries.selectOptionalPost(db, userId, id);
}

/** What a learner writes about a question. */
interface AboutQuestion {
  readonly userId: number;
  readonly place: queries.QuestionPlace;
  readonly content: string;
}

/**
 * Writes about a question: a reply in its thread, which the first reply creates. The thread itself has no author, so
 * that nobody can delete it from under the others. `post_not_found` for a thread that a moderator hid.
 */
export async function writeAboutQuestion(
  catalogue: Catalogue,
  tx: Sql,
  { userId, place, content }: AboutQuestion,
  now: Date,
  fail: Fail<'scenario_not_found' | 'question_unknown' | 'post_not_found' | 'reply_not_found'>,
): Promise<Json<Discussed>> {
  const edition = await catalogue.edition(place.scenarioId, undefined, tx);
  if (!edition) throw fail('scenario_not_found');
  const question = edition.scenario.questions[place.questionIndex];
  if (!question) throw fail('question_unknown');
  const opening = {
    title: `${edition.title}, question ${place.questionIndex + 1}`.slice(0, postTitleLength),
    content: question.question,
    category: 'question' as const,
    careerPath: edition.careerPath,
  };
  const postId = await openThread(tx, place, written(opening, 'english'), now);
  const replyId = await addReply(tx, { userId, postId, body: { content } }, now, fail);
  return toJsonObject<Discussed>({
    post: await readPost(tx, userId, postId, fail),
    reply: await selectReply(tx, userId, replyId),
  });
}

/** The thread of a question, created if needed. If two learners create it at once, the second waits and finds it. */
async function openThread(
  tx: Sql,
  place: queries.QuestionPlace,
  post: queries.WrittenPost,
  now: Date,
): Promise<number> {
  const id =
    (await queries.selectOptionalThread(tx, place)) ??
    (await queries.insertThread(tx, place, post, now)) ??
    (await queries.selectOptionalThread(tx, place));
  if (id === null) throw new Error('The thread was neither opened nor found');
  return id;
}
