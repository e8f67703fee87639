/** Whom the learner $viewerId blocked, and who blocked them. Found once for a statement, whatever it reads. */
export const blocked = `array(
  select blocked_id from user_blocks where user_id = $viewerId::int
  union all select user_id from user_blocks where blocked_id = $viewerId::int)`;
