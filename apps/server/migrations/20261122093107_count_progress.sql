-- A learner's completed and perfect scenarios, and the sum of their best scores, stand in the learner's row: counting all
-- of their progress for each completion was a third of its cost. record_progress alone writes progress, and counts it.

-- A best score of 100 that was graded.
create function is_perfect(p user_progress) returns boolean
language sql immutable parallel safe
as $$
  select p.completed and p.score = 100 and not p.self_reported
$$;

update users u set scenarios_completed = f.completed, perfect_scores = f.perfect, score_total = f.total
from (
  select user_id, count(*) filter (where completed) as completed, count(*) filter (where is_perfect(p)) as perfect,
    coalesce(sum(score) filter (where completed), 0) as total
  from user_progress p group by user_id
) f
where f.user_id = u.id;

-- The figures of a profile; a table, as its callers have known it. The mean is rounded from fifteen digits, which is less
-- than the sum keeps.
create or replace function profile_stats(u users, at timestamptz) returns table (stats json)
language sql stable parallel safe
as $$
  select json_build_object(
    'totalXP', u.xp,
    'scenariosCompleted', u.scenarios_completed,
    'averageScore', coalesce(round((u.score_total / nullif(u.scenarios_completed, 0))::numeric, 1), 0),
    'currentStreak', shown_streak(u.streak, u.streak_day, (at at time zone u.time_zone)::date),
    'perfectScores', u.perfect_scores)
$$;

-- As in unlock_achievements.sql, which says what it does, but that the figures come from the learner's row.
--   p_finishing      the scenario whose attempt is completed by this call and not yet marked so, or null
drop function unlock_achievements(integer, integer, integer, uuid, timestamptz, timestamptz);
create function unlock_achievements(
  p_user integer, p_xp integer, p_streak integer, p_finishing integer, p_occurred timestamptz, p_now timestamptz
) returns earned_achievements
language plpgsql
as $$
declare
  v_perfect integer;
  v_graded integer;
  v_graded_xp integer;
  v_fresh integer[];
  v_all integer[] := '{}';
  v_earned earned_achievements := row(0, 0, '[]'::json);
begin
  loop
    -- One statement, because nearly always it is the only one: nothing new is reached.
    select array_agg(a.id order by a.position), max(u.perfect_scores) into v_fresh, v_perfect
    from users u
    join achievements a on a.is_active and achievement_reached(
      a.requirement, u.scenarios_completed, p_xp + v_earned.xp, p_streak, u.perfect_scores)
    where u.id = p_user
      and not exists (select from user_achievements h where h.user_id = p_user and h.achievement_id = a.id);
    exit when v_fresh is null;
    v_all := v_all || v_fresh;

    if v_graded is null then
      select count(*) into v_graded from (
        select scenario_id from scenario_attempts where user_id = p_user and completed_at is not null
        union select p_finishing where p_finishing is not null) as graded;
    end if;
    select coalesce(sum(amount), 0) into v_graded_xp
    from xp_ledger where user_id = p_user and not self_reported;

    insert into user_achievements (user_id, achievement_id, unlocked_at)
    select p_user, id, p_occurred from unnest(v_fresh) with ordinality as fresh (id, place) order by place;

    insert into xp_ledger (user_id, amount, source, related_id, self_reported, created_at)
    select p_user, a.xp_reward, 'achievement', a.id,
      not achievement_reached(a.requirement, v_graded, v_graded_xp, 0, v_perfect), p_occurred
    from achievements a where a.id = any(v_fresh) and a.xp_reward > 0 order by a.position;

    insert into points_transactions (user_id, amount, type, description, related_id, related_type, created_at)
    select p_user, floor(a.xp_reward / 2.0 + 0.5)::integer, 'earned', a.title, a.id, 'achievement', p_occurred
    from achievements a where a.id = any(v_fresh) and a.xp_reward > 0 order by a.position;

    insert into notifications (user_id, kind, data, created_at)
    select p_user, 'badge_unlocked',
      json_build_object('achievementId', a.id, 'title', a.title, 'icon', a.icon, 'xp', a.xp_reward), p_now
    from achievements a where a.id = any(v_fresh) order by a.position;

    select v_earned.xp + sum(xp_reward), v_earned.points + sum(floor(xp_reward / 2.0 + 0.5))
    into v_earned.xp, v_earned.points
    from achievements where id = any(v_fresh);
  end loop;

  if v_all <> '{}' then
    select json_agg(user_achievement_json(u, a) order by u.id) into v_earned.unlocked
    from user_achievements u join achievements a on a.id = u.achievement_id
    where u.user_id = p_user and u.achievement_id = any(v_all);
  end if;
  if v_earned.xp > 0 then
    update users set
      xp = xp + v_earned.xp,
      level = (xp + v_earned.xp) / 1000 + 1,
      points = points + v_earned.points,
      xp_reached_at = p_now
    where id = p_user;
  end if;
  return v_earned;
end
$$;

-- As in unlock_achievements.sql, which says what it does, but that it counts what it records, and writes an attempt that is
-- new once, at its end.
create or replace function record_progress(
  p_user integer, p_scenario integer, p_title text, p_xp_reward integer, p_version integer, p_total integer,
  p_completed boolean, p_score double precision, p_seconds integer,
  p_attempt uuid, p_questions integer[], p_options integer[], p_correct boolean[],
  p_occurred timestamptz, p_now timestamptz
) returns json
language plpgsql
as $$
declare
  learner users;
  attempt scenario_attempts;
  before user_progress;
  after user_progress;
  v_score double precision;
  v_seconds integer := 0;
  v_xp integer := 0;
  v_points integer := 0;
  v_completed integer;
  v_perfect integer;
  v_gain double precision;
  v_rows integer;
  v_begins boolean;
  v_earned earned_achievements;
  v_result json;
begin
  select * into learner from users where id = p_user for no key update;

  if p_attempt is not null then
    select * into attempt from scenario_attempts where id = p_attempt;
    v_begins := not found;
    if v_begins then
      v_seconds := p_seconds;
    else
      if attempt.user_id <> p_user then
        return json_build_object('refused', 'attempt_of_another');
      elsif attempt.scenario_id <> p_scenario then
        return json_build_object('refused', 'answer_recorded');
      elsif attempt.version <> p_version then
        return json_build_object('regrade', attempt.version);
      end if;

      if exists (
        select from attempt_answers a
        join unnest(p_questions, p_options) as sent (question, option) on sent.question = a.question_index
        where a.attempt_id = p_attempt and a.selected_option <> sent.option
      ) then
        return json_build_object('refused', 'answer_recorded');
      end if;
      if attempt.completed_at is not null and p_completed then
        return attempt.result;
      end if;
      if attempt.completed_at is null then
        v_seconds := greatest(p_seconds - attempt.time_spent, 0);
        insert into attempt_answers (attempt_id, question_index, selected_option, correct, seconds, answered_at)
        select p_attempt, sent.question, sent.option, sent.correct, p_seconds, p_occurred
        from unnest(p_questions, p_options, p_correct) as sent (question, option, correct)
        on conflict (attempt_id, question_index) do nothing;
      end if;
    end if;
    if p_completed and v_begins then
      v_score := cardinality(array_positions(p_correct, true))::double precision / p_total * 100;
    elsif p_completed then
      select count(*) filter (where correct)::double precision / p_total * 100 into v_score
      from attempt_answers where attempt_id = p_attempt;
    end if;
  elsif p_completed then
    v_score := p_score;
    v_seconds := p_seconds;
  end if;

  select * into before from user_progress where user_id = p_user and scenario_id = p_scenario;

  -- The XP of the best score so far, less what was given before; a claimed score counts once only.
  if p_completed and (p_attempt is not null or not coalesce(before.completed, false)) then
    v_xp := greatest(floor(p_xp_reward * v_score / 100 + 0.5)::integer - coalesce(before.xp_awarded, 0), 0);
    v_points := floor(v_xp / 2.0 + 0.5)::integer;
  end if;

  insert into user_progress as p
    (user_id, scenario_id, completed, score, time_spent, last_attempt, xp_awarded, self_reported)
  values (p_user, p_scenario, p_completed, v_score, v_seconds, p_occurred, v_xp, p_completed and p_attempt is null)
  on conflict (user_id, scenario_id) do update set
    completed = p.completed or excluded.completed,
    score = greatest(p.score, excluded.score),
    attempts = p.attempts + (p.completed and excluded.completed)::integer,
    time_spent = p.time_spent + excluded.time_spent,
    last_attempt = greatest(p.last_attempt, excluded.last_attempt),
    xp_awarded = p.xp_awarded + excluded.xp_awarded,
    -- An equal score that was graded stands above one that was claimed.
    self_reported = case
      when excluded.score > coalesce(p.score, -1) or excluded.score = p.score and not excluded.self_reported
      then excluded.self_reported else p.self_reported end
  returning * into after;

  v_completed := after.completed::integer - coalesce(before.completed, false)::integer;
  v_perfect := is_perfect(after)::integer - coalesce(is_perfect(before), false)::integer;
  v_gain := coalesce(after.score, 0) - coalesce(before.score, 0);

  if v_xp > 0 then
    insert into xp_ledger (user_id, amount, source, related_id, self_reported, created_at)
    values (p_user, v_xp, 'scenario', p_scenario, p_attempt is null, p_occurred);
  end if;
  if v_points > 0 then
    insert into points_transactions (user_id, amount, type, description, related_id, related_type, created_at)
    values (p_user, v_points, 'earned', p_title, p_scenario, 'scenario', p_occurred);
  end if;

  insert into activity_days as d (user_id, day) values (p_user, (p_occurred at time zone learner.time_zone)::date)
  on conflict (user_id, day) do update set bridge = false where d.bridge;
  get diagnostics v_rows = row_count;
  if v_rows > 0 then
    -- Days in a row have the same difference between the day and its place in the order.
    select count(*) filter (where not run.bridge), max(run.day) into learner.streak, learner.streak_day
    from (
      select day, bridge, day + row_number() over (order by day desc)::integer as run
      from activity_days where user_id = p_user
    ) as run
    where run.run = (select max(day) + 1 from activity_days where user_id = p_user);
  end if;

  if v_xp > 0 or v_rows > 0 or v_completed > 0 or v_perfect > 0 or v_gain > 0
     or learner.last_active_at is null or p_occurred > learner.last_active_at + interval '1 minute' then
    update users set
      xp = xp + v_xp,
      level = (xp + v_xp) / 1000 + 1,
      points = points + v_points,
      streak = learner.streak,
      streak_day = learner.streak_day,
      last_active_at = greatest(last_active_at, p_occurred),
      xp_reached_at = case when v_xp > 0 then p_now else xp_reached_at end,
      scenarios_completed = scenarios_completed + v_completed,
      perfect_scores = perfect_scores + v_perfect,
      score_total = score_total + v_gain
    where id = p_user;
  end if;

  -- Only a changed figure can reach an achievement.
  if v_xp > 0 or v_rows > 0 or v_completed > 0 or v_perfect > 0 then
    v_earned := unlock_achievements(
      p_user, learner.xp + v_xp, learner.streak, case when p_completed and p_attempt is not null then p_scenario end,
      p_occurred, p_now);
  else
    v_earned := row(0, 0, '[]'::json);
  end if;

  v_result := json_build_object(
    'progress', progress_json(after),
    'xpAwarded', v_xp,
    'pointsAwarded', v_points,
    'user', json_build_object(
      'xp', learner.xp + v_xp + v_earned.xp,
      'level', (learner.xp + v_xp + v_earned.xp) / 1000 + 1,
      'points', learner.points + v_points + v_earned.points,
      'streak', shown_streak(learner.streak, learner.streak_day, (p_now at time zone learner.time_zone)::date)),
    'leveledUp', (learner.xp + v_xp + v_earned.xp) / 1000 > learner.xp / 1000,
    'unlocked', v_earned.unlocked);

  if v_begins then
    -- Once, with all that is known. Fails if another learner has just begun an attempt of that name.
    insert into scenario_attempts (
      id, user_id, scenario_id, version, started_at, time_spent, completed_at, score, result)
    values (
      p_attempt, p_user, p_scenario, p_version, p_occurred - make_interval(secs => p_seconds), p_seconds,
      case when p_completed then p_occurred end, v_score, case when p_completed then v_result end);
    insert into attempt_answers (attempt_id, question_index, selected_option, correct, seconds, answered_at)
    select p_attempt, sent.question, sent.option, sent.correct, p_seconds, p_occurred
    from unnest(p_questions, p_options, p_correct) as sent (question, option, correct);
  elsif p_attempt is not null and attempt.completed_at is null and (p_completed or v_seconds > 0) then
    update scenario_attempts set
      time_spent = greatest(time_spent, p_seconds),
      completed_at = case when p_completed then p_occurred end,
      score = v_score,
      result = case when p_completed then v_result end
    where id = p_attempt;
  end if;
  return v_result;
end
$$;
