alter table users add constraint users_xp_not_negative check (xp >= 0);
alter table users add constraint users_points_not_negative check (points >= 0);

-- Records an answer or a completed scenario and everything that follows from it, in one call from the server.
-- Why in the database: it is the hottest write, and one round trip under one lock on the learner is both the quickest and
-- the simplest to get right (each statement below sees what the last holder of the lock committed). The rules are those of
-- progress.rules.ts, and a property test holds the two together.
--   p_attempt    null for a client that sends no attempt id: then p_score is what it claims
--   p_questions, p_options, p_correct   the answers of this request, graded by the caller on edition p_version
--   p_total      number of questions in that edition
--   p_occurred   when it happened: its day in the learner's zone is the day that counts for the streak
-- Answers {"refused": code} or {"regrade": version} and changes nothing, or the body of POST /api/progress.
create function record_progress(
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
  v_rows integer;
  v_begins boolean;
  v_result json;
begin
  select * into learner from users where id = p_user for no key update;

  if p_attempt is not null then
    -- Whoever inserts the row begins the attempt, and then there is nothing of it to look up. What is known already is
    -- written at once, so that the indexes need no second entry when the result follows.
    insert into scenario_attempts (id, user_id, scenario_id, version, started_at, time_spent, completed_at)
    values (
      p_attempt, p_user, p_scenario, p_version, p_occurred - make_interval(secs => p_seconds), p_seconds,
      case when p_completed then p_occurred end)
    on conflict (id) do nothing;
    v_begins := found;
    v_seconds := p_seconds;

    if not v_begins then
      select * into attempt from scenario_attempts where id = p_attempt;
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
      v_seconds := case when attempt.completed_at is null then greatest(p_seconds - attempt.time_spent, 0) else 0 end;
    end if;

    if attempt.completed_at is null then
      insert into attempt_answers (attempt_id, question_index, selected_option, correct, seconds, answered_at)
      select p_attempt, sent.question, sent.option, sent.correct, p_seconds, p_occurred
      from unnest(p_questions, p_options, p_correct) as sent (question, option, correct)
      on conflict (attempt_id, question_index) do nothing;
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
    self_reported = case
      when excluded.score > coalesce(p.score, -1) then excluded.self_reported else p.self_reported end
  returning * into after;

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

  if v_xp > 0 or v_rows > 0 or learner.last_active_at is null
     or p_occurred > learner.last_active_at + interval '1 minute' then
    update users set
      xp = xp + v_xp,
      level = (xp + v_xp) / 1000 + 1,
      points = points + v_points,
      streak = learner.streak,
      streak_day = learner.streak_day,
      last_active_at = greatest(last_active_at, p_occurred),
      xp_reached_at = case when v_xp > 0 then p_now else xp_reached_at end
    where id = p_user;
  end if;

  v_result := json_build_object(
    'progress', progress_json(after),
    'xpAwarded', v_xp,
    'pointsAwarded', v_points,
    'user', json_build_object(
      'xp', learner.xp + v_xp,
      'level', (learner.xp + v_xp) / 1000 + 1,
      'points', learner.points + v_points,
      'streak', shown_streak(learner.streak, learner.streak_day, (p_now at time zone learner.time_zone)::date)),
    'leveledUp', (learner.xp + v_xp) / 1000 > learner.xp / 1000,
    'unlocked', json_build_array());

  if p_attempt is not null and attempt.completed_at is null and (p_completed or v_seconds > 0 and not v_begins) then
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
