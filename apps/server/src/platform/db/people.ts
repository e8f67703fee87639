// Parts of the statements of all features that show people to each other. In all of them $1 is the learner who asks.

/** Whom the learner blocked, and who blocked the learner. Found once for a statement, whatever it reads. */
export const blocked = `array(
  select blocked_id from user_blocks where user_id = $1::int
  union all select user_id from user_blocks where blocked_id = $1::int)`;

/** A row of users as others see it; null where an outer join found none. */
export const personJson = (row: string) => `case when ${row}.id is not null then json_build_object(
  'id', ${row}.id, 'username', ${row}.username, 'careerPath', ${row}.career_path, 'level', ${row}.level) end`;
