import { defineErrors } from '../errors.ts';

export const storeErrors = defineErrors({
  not_enough_points: { status: 402, message: 'You need more points for this item.' },
  item_not_found: { status: 404, message: 'This item isn’t in the store.' },
  not_owned: { status: 404, message: 'You don’t own this item.' },
  already_owned: { status: 409, message: 'You already own this item.' },
  sold_out: { status: 409, message: 'This item is sold out.' },
  graded_scenario_needed: {
    status: 422,
    message: 'There are only a few of these. Complete a scenario in Rounds first, then you can buy it.',
  },
  not_wearable: { status: 422, message: 'This item works by itself and can’t be worn.' },
});
