import { z } from 'zod';
import { Id, Ok, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { reportMessageLength, reportReasons } from './scenarios.reports.rules.ts';

const endpoint = endpointsOf('Scenarios');

export const reportProblem = endpoint({
  method: 'POST',
  path: '/api/scenarios/:id/report',
  summary: 'Tell the authors about a problem with a question.',
  status: 201,
  params: IdParams,
  body: z.object({
    questionIndex: z.int().min(0).max(99),
    /** The edition that the learner saw. */
    version: Id,
    reason: z.enum(reportReasons),
    message: z.string().trim().max(reportMessageLength).default(''),
    /** The option that the learner had chosen, if any. */
    selectedOption: z.int().min(0).max(25).nullish(),
  }),
  answer: Ok,
  errors: [sharedErrors.scenario_not_found, sharedErrors.answer_unknown],
});
