import * as contract from '@rounds/contract/learning/practice';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner, figuring } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { recordAnswer } from './answers.service.ts';
import type { PracticeDeps } from './practice.deps.ts';
import {
  beginPractice,
  countQuestions,
  endPractice,
  listSessions,
  readPractice,
  readShared,
  removePractice,
} from './practice.service.ts';

const beginning: Limit = { name: 'practice', max: 60, seconds: 60 * 60, key: byLearner };
/**
 * A session adds up to forty permanent rows. Nobody practices more than this in a day; without a limit, a client could
 * fill the database.
 */
const inADay: Limit = { name: 'practice-day', max: 150, seconds: 24 * 60 * 60, key: byLearner };

export function practiceRoutes(app: FastifyInstance, deps: PracticeDeps): void {
  serve(app, contract.countPractice, ({ user, body }) => countQuestions(deps, user.userId, body.filters), {
    limits: [figuring],
  });
  serve(
    app,
    contract.createPractice,
    ({ user, body, fail }) => beginPractice(deps, user.userId, body, fail),
    {
      limits: [beginning, inADay],
    },
  );
  serve(app, contract.listPractice, ({ user, query }) => {
    return listSessions(deps, user.userId, query);
  });
  serve(app, contract.getPractice, ({ user, params, fail }) =>
    readPractice(deps, user.userId, params.id, fail),
  );
  serve(app, contract.getSharedPractice, ({ user, params, fail }) =>
    readShared(deps, user.userId, params.id, fail),
  );
  serve(app, contract.answerPractice, ({ user, params, body, fail }) =>
    recordAnswer(deps, user.userId, params.id, body, fail),
  );
  serve(app, contract.endPractice, ({ user, params, fail }) =>
    endPractice(deps, user.userId, params.id, fail),
  );
  serve(app, contract.deletePractice, ({ user, params, fail }) =>
    removePractice(deps, user.userId, params.id, fail),
  );
}
