import * as on from '../../../testing/access/staff-fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const notStaff = '403 staff_only';
const because = { reason: 'Two keys.' };

/** Of the four kinds of callers that access is tested with, the owner here is platform staff. */
export const access: AccessRows = {
  'GET /api/staff/questions': [on.staff, out, notStaff, notStaff, 200],
  'GET /api/staff/questions/:scenarioId/:questionIndex': [
    on.staffQuestion(false),
    out,
    notStaff,
    notStaff,
    200,
  ],
  'POST /api/staff/questions/:scenarioId/:questionIndex/withdraw': [
    on.staffQuestion(false, because),
    out,
    notStaff,
    notStaff,
    200,
  ],
  'POST /api/staff/questions/:scenarioId/:questionIndex/restore': [
    on.staffQuestion(true, because),
    out,
    notStaff,
    notStaff,
    200,
  ],
};
