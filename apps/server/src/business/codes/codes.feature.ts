import type { Feature } from '../../platform/feature.ts';
import { exportCodes } from './codes.queries.ts';
import { addCode, describeCodes } from './codes.commands.ts';
import { codesRoutes } from './codes.routes.ts';

export const codes: Feature = {
  name: 'business/codes',
  routes: (app, context) => codesRoutes(app, { ...context, freeAccessCode: context.config.freeAccessCode }),
  commands: [
    { words: 'codes list', help: 'discount codes with their uses', run: (context) => describeCodes(context) },
    {
      words: 'codes add',
      help: 'add a code: code=SPRING percent=25 (or dollars=5, free=year) max=10 until=2026-12-31',
      run: (context, { options }) => addCode(context, options),
    },
  ],
  exportParts: { codes: exportCodes },
};
