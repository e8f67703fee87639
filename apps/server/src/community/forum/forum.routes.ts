import * as contract from '@rounds/contract/community/forum';
import { discussQuestion, getQuestionThread } from '@rounds/contract/community/forum.questions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { once } from '../../platform/http/idempotency.ts';
import { byLearner } from '../../platform/http/limits.ts';
import { serveChanges } from '../../platform/http/live.ts';
import { paged } from '../../platform/http/paging.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { done, serve } from '../../platform/http/serve.ts';
import type { InTransaction } from './forum.deps.ts';
import { setPostLike, setReplyLike } from './likes.service.ts';
import { findNames, readFigures } from './people.service.ts';
import { changePost, readPost, readPosts, removePost, threadOf, writePost } from './posts.service.ts';
import { type QuestionDeps, readThread, writeAbout } from './questions.service.ts';
import { changeReply, readReplies, removeReply, writeReply } from './replies.service.ts';

const tenMinutes = 600;
const posting = { name: 'forum_post', max: 5, seconds: tenMinutes, key: byLearner };
const replying = { name: 'forum_reply', max: 20, seconds: tenMinutes, key: byLearner };
const editing = { name: 'forum_edit', max: 30, seconds: tenMinutes, key: byLearner };
const liking = { name: 'forum_like', max: 60, seconds: 60, key: byLearner };

export function forumRoutes(app: FastifyInstance, { catalogue, ...deps }: QuestionDeps): void {
  const { db, clock } = deps;
  const id = (call: { params: { id: number } }) => call.params.id;
  const languages = ({ headers }: FastifyRequest) => headers['accept-language'];

  serve(app, contract.listPosts, async (call) => {
    return paged(
      await readPosts(deps, call.user.userId, call.query, languages(call.request)),
      call.request.url,
    );
  });
  serve(
    app,
    contract.createPost,
    async ({ user: { userId }, body, request, fail }) =>
      new Prepared(
        await writePost(deps, userId, body, languages(request), (work) =>
          once(db, request, userId, clock.now(), fail, work),
        ),
      ),
    { limits: [posting] },
  );
  serve(app, contract.getCommunityFigures, () => readFigures(deps));
  serve(app, contract.completeNames, ({ user, query }) => findNames(deps, user.userId, query));
  serve(
    app,
    contract.getPost,
    async (call) => new Prepared(await readPost(deps, call.user.userId, id(call), call.fail)),
  );
  serve(
    app,
    contract.updatePost,
    async (call) =>
      new Prepared(
        await changePost(deps, call.user.userId, id(call), call.body, languages(call.request), call.fail),
      ),
    { limits: [editing] },
  );
  serve(app, contract.deletePost, async (call) => {
    await removePost(deps, call.user.userId, id(call), call.fail);
    return done;
  });
  serve(
    app,
    contract.likePost,
    (call) => setPostLike(deps, call.user.userId, id(call), call.body.liked, call.fail),
    {
      limits: [liking],
    },
  );
  serveChanges(app, {
    path: '/api/forum/:id/events',
    of: contract.getPost,
    authorize: ({ user, params, fail }) => threadOf(deps, user.userId, params.id, fail),
  });

  serve(
    app,
    getQuestionThread,
    async ({ user, params }) => new Prepared(await readThread(deps, user.userId, params)),
  );
  serve(
    app,
    discussQuestion,
    async ({ user: { userId }, params, body, request, fail }) => {
      const runOnce: InTransaction = (work) => once(db, request, userId, clock.now(), fail, work);
      return new Prepared(
        await writeAbout({ ...deps, catalogue }, userId, params, body.content, runOnce, fail),
      );
    },
    { limits: [replying] },
  );

  serve(app, contract.listReplies, async (call) => {
    return paged(
      await readReplies(deps, call.user.userId, id(call), call.query, call.fail),
      call.request.url,
    );
  });
  serve(
    app,
    contract.createReply,
    async ({ user: { userId }, params, body, request, fail }) => {
      const runOnce: InTransaction = (work) => once(db, request, userId, clock.now(), fail, work);
      return new Prepared(await writeReply(deps, userId, params.id, body, runOnce, fail));
    },
    { limits: [replying] },
  );
  serve(
    app,
    contract.updateReply,
    async (call) =>
      new Prepared(await changeReply(deps, call.user.userId, id(call), call.body.content, call.fail)),
    { limits: [editing] },
  );
  serve(app, contract.deleteReply, async (call) => {
    await removeReply(deps, call.user.userId, id(call), call.fail);
    return done;
  });
  serve(
    app,
    contract.likeReply,
    (call) => setReplyLike(deps, call.user.userId, id(call), call.body.liked, call.fail),
    {
      limits: [liking],
    },
  );
}
