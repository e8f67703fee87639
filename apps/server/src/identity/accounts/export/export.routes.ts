import * as contract from '@rounds/contract/identity/accounts.security';
import type { FastifyInstance } from 'fastify';
import type { ExportPart } from '../../../platform/db/personal-data.ts';
import { type Limit, byLearner } from '../../../platform/http/limits.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { exportLearner } from './export.service.ts';

/** An export reads every table. */
const exporting: Limit = { name: 'export', max: 10, seconds: 60 * 60, key: byLearner };

interface Deps extends AccountsDeps {
  /** Each feature's part of the export. */
  readonly exportParts: Readonly<Record<string, ExportPart>>;
}

export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    contract.exportData,
    async ({ user, reply }) => {
      const now = deps.clock.now();
      const name = `rounds-export-${now.toISOString().slice(0, 10)}.json`;
      const json = await exportLearner(deps, deps.exportParts, user.userId, now);
      reply.header('Content-Disposition', `attachment; filename="${name}"`);
      return json;
    },
    { limits: [exporting] },
  );
}
