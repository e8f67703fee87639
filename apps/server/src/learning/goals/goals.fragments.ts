/** The daily goal and the learner's progress at an instant, for a row u of users. */
export const goalJson = <At extends string>(at: At) =>
  `(
  select json_build_object('questions', t.daily_goal, 'answered', a.answered, 'met', coalesce(a.answered >= t.daily_goal, false))
  from learner_totals t cross join lateral (
    select case when t.answered_day = (${at}::timestamptz at time zone u.time_zone)::date then t.answered_count else 0 end
      as answered) a
  where t.user_id = u.id)` as const;
