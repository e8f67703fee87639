import {
  getSample,
  getScenario,
  listScenarioSummaries,
  listScenarios,
} from '@rounds/contract/learning/scenarios';
import { reportProblem } from '@rounds/contract/learning/scenarios.reports';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { type ReportsDeps, reportItem } from './reports.service.ts';

const reporting: Limit = { name: 'report', max: 30, seconds: 60 * 60, key: byLearner };

export function scenariosRoutes(app: FastifyInstance, deps: ReportsDeps): void {
  serve(app, listScenarios, ({ query }) => deps.catalogue.list(query));

  serve(app, listScenarioSummaries, ({ query }) => deps.catalogue.summaries(query));

  serve(app, getScenario, async ({ params, fail }) => {
    const scenario = await deps.catalogue.one(params.id);
    if (!scenario) throw fail('scenario_not_found');
    return scenario;
  });

  serve(app, getSample, ({ query }) => deps.catalogue.sample(query.careerPath));

  serve(
    app,
    reportProblem,
    ({ user, params, body, fail }) => reportItem(deps, user.userId, params.id, body, fail),
    { limits: [reporting] },
  );
}
