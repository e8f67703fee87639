import type { Feature } from '../../platform/feature.ts';
import { catalogueOf } from './catalogue.ts';
import { exportReports } from './reports-export.queries.ts';
import { deleteReportsOfCopy } from './reports.queries.ts';
import { describeReports } from './reports.service.ts';
import { exportWithdrawals } from './withdrawals.queries.ts';
import { readScenarioFiles } from './scenarios.content.ts';
import { scenariosRoutes } from './scenarios.routes.ts';
import { saveScenarios } from './scenarios.service.ts';

export const scenarios: Feature = {
  name: 'learning/scenarios',
  async routes(app, context) {
    scenariosRoutes(app, { ...context, catalogue: await catalogueOf(context) });
  },
  async content(folder) {
    const authored = await readScenarioFiles(folder.at('scenarios'));
    return (tx, now) => saveScenarios(tx, authored, now);
  },
  commands: [
    {
      words: 'content reports',
      help: 'what learners reported about items, newest first',
      run: ({ db }) => describeReports(db),
    },
  ],
  beforeErase: deleteReportsOfCopy,
  exportParts: { scenarios: exportReports, withdrawals: exportWithdrawals },
};
