import { copiesOfOthers } from '../../identity/accounts/people.fragments.ts';

/**
 * Whose doings the learner $viewerId doesn't see: whom they blocked, who blocked them, and other visitors' copies of the demo
 * learner, in which anybody can write without an address of their own. Found once for a statement, whatever it reads.
 */
export const blocked = `array(
  select blocked_id from user_blocks where user_id = $viewerId::int
  union all ${copiesOfOthers}
  union all select user_id from user_blocks where blocked_id = $viewerId::int)`;
