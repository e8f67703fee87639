/** Whom the learner $1 blocked, and who blocked the learner. Found once for a statement, whatever it reads. */
export const blocked = `array(
  select blocked_id from user_blocks where user_id = $1::int
  union all select user_id from user_blocks where blocked_id = $1::int)`;
