import { checkDiscountCode } from '@rounds/contract/business/codes';
import type { FastifyInstance } from 'fastify';
import { byAddress, byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { type CodesDeps, checkCode } from './codes.service.ts';

/** Codes are short, so nobody may try them all. */
const checking = [
  { name: 'code_check', max: 20, seconds: 10 * 60, key: byLearner },
  { name: 'code_check_address', max: 100, seconds: 10 * 60, key: byAddress },
];

export function codesRoutes(app: FastifyInstance, deps: CodesDeps): void {
  serve(app, checkDiscountCode, ({ user, body, fail }) => checkCode(deps, user?.userId ?? null, body, fail), {
    limits: checking,
  });
}
