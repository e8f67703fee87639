import * as contract from '@rounds/contract/community/forum';
import { discussQuestion, getQuestionThread } from '@rounds/contract/community/forum.questions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { once } from '../../platform/http/idempotency.ts';
import { byLearner } from '../../platform/http/limits.ts';
import { serveChanges } from '../../platform/http/live.ts';
import { serve } from '../../platform/http/serve.ts';
import { setPostLike, setReplyLike } from './likes.service.ts';
import { findNames, readStats } from './people.service.ts';
import { changePost, readPost, readPosts, removePost, readableTopic, writePost } from './posts.service.ts';
import { type QuestionDeps, readThread, writeAboutQuestion } from './questions.service.ts';
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

  serve(app, contract.listPosts, (call) => {
    return readPosts(deps, call.user.userId, call.query, languages(call.request));
  });
  serve(
    app,
    contract.createPost,
    ({ user: { userId }, body, request, fail }) =>
      once(db, request, userId, clock.now(), fail, (tx) =>
        writePost(tx, { userId, body, accepted: languages(request) }, clock.now()),
      ),
    { limits: [posting] },
  );
  serve(app, contract.getCommunityStats, () => readStats(deps));
  serve(app, contract.completeNames, ({ user, query }) => findNames(deps, user.userId, query));
  serve(app, contract.getPost, (call) => readPost(db, call.user.userId, id(call), call.fail));
  serve(
    app,
    contract.updatePost,
    (call) => changePost(deps, call.user.userId, id(call), call.body, languages(call.request), call.fail),
    { limits: [editing] },
  );
  serve(app, contract.deletePost, (call) => removePost(deps, call.user.userId, id(call), call.fail));
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
    authorize: ({ user, params, fail }) => readableTopic(deps, user.userId, params.id, fail),
  });

  serve(app, getQuestionThread, ({ user, params }) => readThread(deps, user.userId, params));
  serve(
    app,
    discussQuestion,
    ({ user: { userId }, params: place, body: { content }, request, fail }) =>
      once(db, request, userId, clock.now(), fail, (tx) =>
        writeAboutQuestion(catalogue, tx, { userId, place, content }, clock.now(), fail),
      ),
    { limits: [replying] },
  );

  serve(app, contract.listReplies, (call) => {
    return readReplies(deps, call.user.userId, id(call), call.query, call.fail);
  });
  serve(
    app,
    contract.createReply,
    ({ user: { userId }, params, body, request, fail }) =>
      once(db, request, userId, clock.now(), fail, (tx) =>
        writeReply(tx, { userId, postId: params.id, body }, clock.now(), fail),
      ),
    { limits: [replying] },
  );
  serve(
    app,
    contract.updateReply,
    (call) => changeReply(deps, call.user.userId, id(call), call.body.content, call.fail),
    { limits: [editing] },
  );
  serve(app, contract.deleteReply, (call) => removeReply(deps, call.user.userId, id(call), call.fail));
  serve(
    app,
    contract.likeReply,
    (call) => setReplyLike(deps, call.user.userId, id(call), call.body.liked, call.fail),
    {
      limits: [liking],
    },
  );
}
