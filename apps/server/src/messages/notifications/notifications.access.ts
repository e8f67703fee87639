import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';
import { newBrowser } from '../../../testing/push-service.ts';

const { endpoint, keys } = newBrowser();

export const access: AccessRows = {
  'POST /api/notifications/read': [on.body({ upTo: 1 }), out, 200, 200, 200],
  'POST /api/notifications/subscriptions': [on.body({ endpoint, keys }), out, 201, 201, 201],
  'DELETE /api/notifications/subscriptions': [on.body({ endpoint }), out, 200, 200, 200],
};
