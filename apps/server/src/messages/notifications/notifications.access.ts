import * as on from '../../../testing/access/fixtures.ts';
import type { Fixture } from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';
import { newBrowser } from '../../../testing/push-service.ts';
import { openUnsubscribeLinks } from '../../platform/mail/unsubscribe-links.ts';

const { endpoint, keys } = newBrowser();

/** Anybody who has the mail, signed in or not. */
const fromMail: Fixture = async ({ server, owner }) => {
  const links = await openUnsubscribeLinks(server);
  const token = links.tokenOf({ userId: owner.id, list: 'look_back' });
  return { query: { token }, body: { token } };
};

export const access: AccessRows = {
  'POST /api/notifications/read': [on.body({ upTo: 1 }), out, 200, 200, 200],
  'POST /api/notifications/subscriptions': [on.body({ endpoint, keys }), out, 201, 201, 201],
  'DELETE /api/notifications/subscriptions': [on.body({ endpoint }), out, 200, 200, 200],
  'GET /api/unsubscribe': [fromMail, 200, 200, 200, 200],
  'POST /api/unsubscribe': [fromMail, 200, 200, 200, 200],
};
