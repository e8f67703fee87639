-- How a learner practices, for those who only want to know the habits: scenarios, completed attempts with their seconds, and how
-- many answers were given in each hour of their own day.
create or replace function practice_figures(learner int, time_zone text) returns table (
  started int, completed int, attempts int, seconds float8, answers_by_hour json)
language sql stable parallel safe
as $$
  select
    (select count(*)::int from user_progress p where p.user_id = learner),
    (select count(*)::int from user_progress p where p.user_id = learner and p.completed),
    t.attempts, t.seconds,
    (
      select coalesce(json_agg(h), '[]')
      from (
        select extract(hour from w.answered_at at time zone time_zone)::int as hour, count(*)::int as count
        from scenario_attempts a join attempt_answers w on w.attempt_id = a.id
        where a.user_id = learner group by 1) h)
  from (
    select count(*)::int as attempts, coalesce(sum(a.time_spent), 0)::float8 as seconds
    from scenario_attempts a where a.user_id = learner and a.completed_at is not null and a.time_spent > 0) t
$$;
