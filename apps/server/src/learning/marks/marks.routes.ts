import * as contract from '@rounds/contract/learning/marks';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { type MarksDeps, changeMark, readMarks, removeMark } from './marks.service.ts';

const marking: Limit = { name: 'mark', max: 300, seconds: 600, key: byLearner };

export function marksRoutes(app: FastifyInstance, deps: MarksDeps): void {
  serve(app, contract.listMarks, ({ user, query }) => readMarks(deps, user.userId, query));
  serve(
    app,
    contract.saveMark,
    ({ user, params, body, fail }) => changeMark(deps, user.userId, { ...params, ...body }, fail),
    { limits: [marking] },
  );
  serve(app, contract.deleteMark, ({ user, params }) => removeMark(deps, user.userId, params));
}
