import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const notYours = '403 not_yours';
const face = { skinTone: 'dark', hairStyle: 'curly', hairColor: 'black', eyeColor: 'brown', accessories: [] };

/** The owner hides their profile, to test that this matters. */
export const access: AccessRows = {
  'GET /api/inventory/:userId': [on.ownerAsUser(), out, notYours, notYours, 200],
  'POST /api/purchase': [on.affordable, out, '402 not_enough_points', '402 not_enough_points', 200],
  'POST /api/equip': [on.wardrobe, out, '404 not_owned', '404 not_owned', 200],
  'POST /api/unequip': [on.wardrobe, out, '404 not_owned', '404 not_owned', 200],
  'GET /api/points/:userId': [on.ownerAsUser(), out, notYours, notYours, 200],
  'GET /api/points/:userId/totals': [on.ownerAsUser(), out, notYours, notYours, 200],
  'GET /api/avatars': [on.several, out, 200, 200, 200],
  'GET /api/avatar/:userId': [on.hidden('userId'), out, '404 user_not_found', '404 user_not_found', 200],
  'PUT /api/avatar/:userId': [
    on.ownerAsUser({ ...face, outfit: 'scrubs_basic' }),
    out,
    notYours,
    notYours,
    200,
  ],
  'GET /api/users/:userId': [on.hidden('userId'), out, '404 user_not_found', '404 user_not_found', 200],
};
