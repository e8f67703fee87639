-- Whether there is anything of a learner's learning that can expire.
create or replace function has_learned(learner int) returns boolean
language sql stable parallel safe
as $$
  select exists (select from user_progress where user_id = learner) or exists (select from activity_days where user_id = learner)
$$;
