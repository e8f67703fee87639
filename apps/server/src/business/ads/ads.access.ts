import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

export const access: AccessRows = {
  'POST /api/ads/impression': [on.ad, out, 200, 200, 200],
  'POST /api/ads/click': [on.ad, out, 200, 200, 200],
};
