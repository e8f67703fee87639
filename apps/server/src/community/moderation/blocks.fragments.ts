import { copiesOfOthers } from '../../identity/accounts/people.fragments.ts';

/**
 * The people whose actions the learner $viewerId doesn't see: those they blocked, those who blocked them, and other
 * visitors' copies of the demo learner, in which anybody can write without an address. Evaluated once per statement.
 */
export const blocked = `array(
  select blocked_id from user_blocks where user_id = $viewerId::int
  union all ${copiesOfOthers}
  union all select user_id from user_blocks where blocked_id = $viewerId::int)`;
