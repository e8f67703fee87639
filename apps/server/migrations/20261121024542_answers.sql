-- An instant as the API writes it. Stable as to_char is: called immutable, it could not be inlined where it is used.
create function iso_instant(at timestamptz) returns text
language sql stable parallel safe
as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- Days in a row as they stand on a day: 0 once a full day was missed.
create function shown_streak(streak integer, streak_day date, today date) returns integer
language sql immutable parallel safe
as $$ select case when today - streak_day <= 1 then streak else 0 end $$;

-- One progress row as the API writes it.
create function progress_json(p user_progress) returns json
language sql stable parallel safe
as $$
  select json_build_object(
    'id', p.id, 'scenarioId', p.scenario_id, 'completed', p.completed, 'score', p.score, 'attempts', p.attempts,
    'lastAttempt', iso_instant(p.last_attempt), 'timeSpent', p.time_spent)
$$;

-- A learner as their own client sees them.
create function user_json(u users, at timestamptz) returns json
language sql stable parallel safe
as $$
  select json_build_object(
    'id', u.id, 'username', u.username, 'email', u.email, 'pendingEmail', u.pending_email,
    'careerPath', u.career_path, 'role', u.role, 'learningStyle', u.learning_style,
    'level', u.level, 'xp', u.xp, 'points', u.points,
    'streak', shown_streak(u.streak, u.streak_day, (at at time zone u.time_zone)::date),
    'subscriptionTier', u.subscription_tier, 'trialEndsAt', iso_instant(u.trial_ends_at), 'isDemo', u.is_demo)
$$;

-- The figures of a learner's profile, one row. A table, because only such a function with a query is inlined.
create function profile_stats(u users, at timestamptz) returns table (stats json)
language sql stable parallel safe
as $$
  select json_build_object(
    'totalXP', u.xp,
    'scenariosCompleted', count(*) filter (where p.completed),
    'averageScore', coalesce(round(avg(p.score) filter (where p.completed)::numeric, 1), 0),
    'currentStreak', shown_streak(u.streak, u.streak_day, (at at time zone u.time_zone)::date),
    'perfectScores', count(*) filter (where p.completed and p.score = 100))
  from user_progress p where p.user_id = u.id
$$;

-- The zone if this database knows it, else UTC.
create function known_zone(zone text) returns text
language plpgsql stable
as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'UTC';
end
$$;

-- Moves a learner to another zone. Flying east can skip local days (two of them across the date line): those up to the day
-- that the last activity is in the new zone become bridges, which join the days on both sides and are not counted
-- themselves, so that nobody loses a streak by travel.
create function move_to_zone(p_user integer, p_zone text) returns void
language plpgsql
as $$
declare
  learner users;
  v_zone text := known_zone(p_zone);
  v_day date;
begin
  select * into learner from users where id = p_user for no key update;
  if learner.time_zone = v_zone then
    return;
  end if;
  v_day := (learner.last_active_at at time zone v_zone)::date;
  if v_day > learner.streak_day then
    insert into activity_days (user_id, day, bridge)
    select p_user, learner.streak_day + n, true from generate_series(1, v_day - learner.streak_day) as n
    on conflict do nothing;
  end if;
  update users set time_zone = v_zone, streak_day = greatest(streak_day, v_day) where id = p_user;
end
$$;
