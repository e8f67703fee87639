import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const notYours = '403 not_yours';

export const access: AccessRows = {
  'GET /api/achievements/user/:id/share': [on.badge, out, notYours, notYours, 200],
  'POST /api/achievements/user/:id/share': [on.badge, out, notYours, notYours, 200],
  'DELETE /api/achievements/user/:id/share': [on.badge, out, notYours, notYours, 200],
  'GET /api/achievements/user/:id/credential': [on.badge, out, notYours, notYours, 200],
  'GET /api/badges/:token': [on.sharedBadge, 200, 200, 200, 200],
  'GET /api/badges/keys': [on.own, 200, 200, 200, 200],
  'GET /api/badges/keys/:kid': [on.badgeKey, 200, 200, 200, 200],
  'GET /api/badges/issuer': [on.own, 200, 200, 200, 200],
  'GET /api/badges/achievements/:slug': [on.badgeSlug, 200, 200, 200, 200],
};
