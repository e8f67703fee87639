import type { Feature } from '../../platform/feature.ts';
import { exportLedger } from './ledger.queries.ts';
import { describeBooks } from './ledger.service.ts';

export const ledger: Feature = {
  name: 'business/ledger',
  commands: [
    {
      words: 'ledger balance',
      help: 'the balance of each account of the ledger; the total is 0',
      run: ({ db }) => describeBooks(db),
    },
  ],
  exportParts: { ledger: exportLedger },
};
