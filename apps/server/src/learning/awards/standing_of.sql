-- What a learner's work has come to at an instant, for whoever shows it: the streak is over from the day after `streak_until`,
-- in the learner's zone. The mean is rounded from fifteen digits, which is less than the sum of the scores keeps.
create or replace function standing_of(learner int, time_zone text, instant timestamptz) returns table (
  xp int, level int, points int, streak int, scenarios_completed int, perfect_scores int, average_score numeric)
language sql stable parallel safe
as $$
  select t.xp, t.level, t.points,
    case when (instant at time zone time_zone)::date <= t.streak_until then t.streak else 0 end,
    t.scenarios_completed, t.perfect_scores,
    coalesce(round((t.score_total / nullif(t.scenarios_completed, 0))::numeric, 1), 0)
  from learner_totals t where t.user_id = learner
$$;
