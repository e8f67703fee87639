import * as contract from '@rounds/contract/learning/item-health';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { StaffQuestions } from './staff-questions.service.ts';

const changing: Limit = { name: 'staff-questions', max: 300, seconds: 600, key: byLearner };

export function itemHealthRoutes(app: FastifyInstance, deps: ServiceDeps): void {
  const questions = new StaffQuestions(deps);
  const limits = [changing];

  serve(app, contract.listQuestionHealth, async ({ user, query, fail }) =>
    questions.list(user.userId, query, fail),
  );

  serve(app, contract.getQuestionFigures, async ({ user, params, fail }) =>
    questions.figures(user.userId, params, fail),
  );

  serve(
    app,
    contract.withdrawQuestion,
    async ({ user: { userId: by }, params, body, fail }) => {
      const changed = await questions.setInUse({ ...params, ...body, by, use: false }, fail);
      if (changed === 'unknown') throw fail('question_not_found');
      if (changed === 'unchanged') throw fail('question_withdrawn');
    },
    { limits },
  );

  serve(
    app,
    contract.restoreQuestion,
    async ({ user: { userId: by }, params, body, fail }) => {
      const changed = await questions.setInUse({ ...params, ...body, by, use: true }, fail);
      if (changed === 'unknown') throw fail('question_not_found');
      if (changed === 'unchanged') throw fail('question_in_use');
    },
    { limits },
  );
}
