create or replace function level_of(learner int) returns int
language sql stable parallel safe
as $$
  select (select t.level from learner_totals t where t.user_id = learner)
$$;
