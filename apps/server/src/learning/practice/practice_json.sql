-- One practice session as the API lists it. A session that was
-- ended early is scored by what was answered.
create or replace function practice_json(s practice_sessions) returns json
language sql stable parallel safe
as $$
  select json_build_object(
    'id', s.id, 'mode', s.mode, 'filters', s.filters, 'shared', s.shared_from is not null,
    'startedAt', iso_instant(s.started_at), 'completedAt', iso_instant(s.completed_at),
    'questions', s.questions, 'answered', s.answered,
    'correct', case when may_see_verdicts(s.mode, s.completed_at) then s.correct end,
    'score', case when s.completed_at is not null then (
      select coalesce(sum(coalesce(i.credit, i.correct::int)), 0) * 100.0::float8 / greatest(s.answered, 1)
      from practice_items i where i.session_id = s.id) end)
$$;
