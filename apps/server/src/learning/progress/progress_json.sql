-- One progress row as the API writes it.
create or replace function progress_json(p user_progress) returns json
language sql stable parallel safe
as $$
  select json_build_object(
    'id', p.id, 'scenarioId', p.scenario_id, 'completed', p.completed, 'score', p.score, 'attempts', p.attempts,
    'lastAttempt', iso_instant(p.last_attempt), 'timeSpent', p.time_spent, 'open', p.open_attempt, 'reviewId', p.review_id)
$$;
