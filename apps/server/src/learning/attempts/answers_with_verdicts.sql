-- Everything that a learner has answered and may know the verdict of, in attempts and in practice. PostgreSQL puts it into
-- the statement that calls it, so that a condition on a scenario or a question uses the index.
create or replace function answers_with_verdicts(learner int) returns table (
  source uuid, scenario_id int, version int, question_index smallint, correct boolean, credit float8, confidence text,
  answered_at timestamptz)
language sql stable parallel safe
as $$
  select a.id, a.scenario_id, a.version, w.question_index, w.correct, coalesce(w.credit, w.correct::int), w.confidence, w.answered_at
  from scenario_attempts a join attempt_answers w on w.attempt_id = a.id
  where a.user_id = learner and may_see_verdicts(a.mode, a.completed_at)
  union all
  select s.id, i.scenario_id, i.version, i.question_index, i.correct, coalesce(i.credit, i.correct::int), i.confidence, i.answered_at
  from practice_sessions s join practice_items i on i.session_id = s.id
  where s.user_id = learner and i.answered_at is not null and may_see_verdicts(s.mode, s.completed_at)
$$;
