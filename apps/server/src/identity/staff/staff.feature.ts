import type { Feature } from '../../platform/feature.ts';
import { exportStaff } from './staff.queries.ts';
import { grantStaff, listStaff, revokeStaff } from './staff.service.ts';

/** Platform staff, who look after the whole installation. Granted only by commands on the server. */
export const staff: Feature = {
  name: 'identity/staff',
  commands: [
    {
      words: 'staff grant EMAIL',
      help: 'make an account platform staff: it sees the screens for staff',
      run: (context, { options: { email = '' } }) => grantStaff(context, email),
    },
    {
      words: 'staff revoke EMAIL',
      help: 'end that, at once',
      run: ({ db }, { options: { email = '' } }) => revokeStaff(db, email),
    },
    {
      words: 'staff list',
      help: 'who is platform staff, and since when',
      run: ({ db }) => listStaff(db),
    },
  ],
  exportParts: { staff: exportStaff },
};
