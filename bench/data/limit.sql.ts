/*
 * The statements of the limit: each answer in one round trip, hand-written only for speed, without any of the
 * product's functions. $1 is the learner.
 */
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const named = (name: string, text: string) => ({ name, text });
export type Statement = ReturnType<typeof named>;

export const session = named('session', 'select user_id from sessions where token_hash = $1');

export const leaderboard = named(
  'leaderboard',
  `select coalesce(json_agg(t), '[]')::text as json
   from (
     select u.id, u.username, u.career_path as "careerPath", l.xp, l.level from learner_totals l join users u on u.id = l.user_id
     where leaderboard_visible order by l.xp desc nulls last, l.xp_reached_at, l.user_id limit 50) t`,
);

const progressFields = `
  id, scenario_id as "scenarioId", completed, score, attempts, ${instant('last_attempt')} as "lastAttempt",
  time_spent as "timeSpent", open_attempt as open, review_id as "reviewId"`;

export const progress = named(
  'progress',
  `select coalesce(json_agg(t), '[]')::text as json
   from (
     select ${progressFields} from user_progress
     where user_id = $1 order by last_attempt desc, id desc limit 50) t`,
);

const today = '(now() at time zone u.time_zone)::date';
const streak = `case when ${today} <= l.streak_until then l.streak else 0 end`;

const user = `json_build_object(
  'id', u.id, 'username', u.username, 'email', u.email, 'pendingEmail', u.pending_email, 'careerPath', u.career_path,
  'role', u.role, 'learningStyle', u.learning_style, 'level', l.level, 'xp', l.xp, 'points', l.points, 'streak', ${streak},
  'subscriptionTier', u.subscription_tier, 'trialEndsAt', ${instant('u.trial_ends_at')}, 'isDemo', u.is_demo,
  'demoUntil', ${instant('u.demo_until')},
  'isStaff', (u.is_demo or exists (select from platform_staff f where f.user_id = u.id)))`;

export const dashboard = named(
  'dashboard',
  `select json_build_object(
     'user', ${user},
     'stats', json_build_object(
       'totalXP', l.xp, 'scenariosCompleted', l.scenarios_completed,
       'averageScore', coalesce(round((l.score_total / nullif(l.scenarios_completed, 0))::numeric, 1), 0),
       'currentStreak', ${streak}, 'perfectScores', l.perfect_scores),
     'progress', (
       select coalesce(json_agg(x), '[]') from (
         select ${progressFields} from user_progress
         where user_id = $1 order by last_attempt desc, id desc limit 5) x),
     'week', (
       select json_agg(json_build_object('day', ${today} - back, 'active', day is not null) order by back desc)
       from generate_series(0, 6) back
       left join activity_days on user_id = $1 and day = ${today} - back and not bridge),
     'scores', (
       select coalesce(json_agg(x), '[]') from (
         select ${instant('completed_at')} as "completedAt", scenario_id as "scenarioId", score, id as "attemptId"
         from (
           select completed_at, scenario_id, score, id from scenario_attempts
           where user_id = $1 and completed_at is not null order by completed_at desc limit 20) s
         order by completed_at) x),
     'preferences', (
       select json_build_object('preferredDifficulty', preferred_difficulty, 'primarySubjects', primary_subjects)
       from user_learning_preferences where user_id = $1),
     'goal', (
       select json_build_object(
         'questions', l.daily_goal, 'answered', answered, 'met', coalesce(answered >= l.daily_goal, false))
       from (select case when l.answered_day = ${today} then l.answered_count else 0 end) today (answered)),
     'practice', (
       select to_json(p)
       from practice_sessions p where user_id = $1 and completed_at is null order by started_at desc, id limit 1)
   )::text as json
   from users u join learner_totals l on l.user_id = u.id where u.id = $1`,
);

export const scenarios = named(
  'scenarios',
  `select json_agg(t)::text as json
   from (
     select id, title, description, difficulty, career_path as "careerPath", xp_reward as "xpReward", version, scenario
     from learning_scenarios where is_active
     order by array_position(array['nursing', 'doctor', 'pharmacy', 'tech'], career_path),
       array_position(array['beginner', 'intermediate', 'advanced'], difficulty), title) t`,
);

export const passwordHash = named(
  'password',
  'select password_hash from users where lower(email) = lower($1)',
);

/*
 * A completed scenario with its five graded answers: $2 scenario, $3 title, $4 score, $5 XP of that score, $6
 * seconds, $7 attempt, $8 $9 $10 questions, options, correctness, $11 $12 $13 days, stability and difficulty after a
 * first miss. Returns the earlier answer if the attempt is known. Every miss is scheduled as a first one: it reads
 * no past answers. It takes the same lock as Rounds, but reads the earlier award before that lock, so two
 * completions of one scenario by one learner at the same moment could award twice here. It looks for achievements to
 * unlock and finds none (seed.ts).
 */
export const complete = named(
  'complete',
  `with again as (select result from scenario_attempts where id = $7::uuid),
   me as (
     select l.*, l.user_id as id from learner_totals l
     where l.user_id = $1 and not exists (select from again) for no key update),
   given as (
     select greatest($5::int - coalesce(max(xp_awarded), 0), 0) as xp, 1 - coalesce(bool_or(completed), false)::int as first,
       greatest(($4 = 100)::int - coalesce(bool_or(score = 100), false)::int, 0) as perfect,
       greatest($4 - coalesce(max(score), 0), 0) as gain
     from user_progress where user_id = $1 and scenario_id = $2::int),
   day as (
     insert into activity_days (user_id, day, seen)
     select me.id, (now() at time zone u.time_zone)::date, true from me join users u on u.id = me.id
     on conflict do nothing returning day),
   run as (
     select case when day is null then streak when streak_day = day - 1 then streak + 1 else 1 end as streak,
       coalesce(day, streak_day) as streak_day
     from me left join day on true),
   goal as (
     select local.day, answered, coalesce(answered >= me.daily_goal, false) as met,
       me.daily_goal as questions, me.goal_met_day
     from me
     join users u on u.id = me.id
     cross join lateral (select (now() at time zone u.time_zone)::date as day) local
     cross join lateral (
       select case when me.answered_day = local.day then me.answered_count else 0 end + cardinality($8::int[]) as answered) c),
   learner as (
     update learner_totals u set xp = me.xp + given.xp, graded_xp = me.graded_xp + given.xp, level = (me.xp + given.xp) / 1000 + 1,
       points = me.points + (given.xp + 1) / 2, streak = run.streak, streak_day = run.streak_day,
       streak_until = run.streak_day + 1, seen_streak = run.streak, graded_scenarios = me.graded_scenarios + given.first,
       last_active_at = now(), xp_reached_at = case when given.xp > 0 then now() else me.xp_reached_at end,
       scenarios_completed = me.scenarios_completed + given.first,
       perfect_scores = me.perfect_scores + given.perfect, score_total = me.score_total + given.gain,
       answered_day = goal.day, answered_count = goal.answered,
       goal_met_day = case when goal.met then goal.day else me.goal_met_day end
     from me, given, run, goal where u.user_id = me.id),
   progress as (
     insert into user_progress as p (
       user_id, scenario_id, completed, score, time_spent, last_attempt, xp_awarded, graded, review_id, first_attempt_id)
     select me.id, $2::int, true, $4::float8, $6::int, now(), given.xp, true, $7::uuid, $7::uuid from me, given
     on conflict (user_id, scenario_id) do update set completed = true, score = greatest(p.score, excluded.score),
       attempts = p.attempts + p.completed::int, time_spent = p.time_spent + excluded.time_spent,
       last_attempt = excluded.last_attempt, xp_awarded = p.xp_awarded + excluded.xp_awarded,
       review_id = excluded.review_id, first_attempt_id = coalesce(p.first_attempt_id, excluded.first_attempt_id)
     returning *),
   ledger as (
     insert into xp_ledger (user_id, amount, source, related_id, created_at)
     select me.id, given.xp, 'scenario', $2::int, now() from me, given where given.xp > 0),
   points as (
     insert into points_transactions (user_id, amount, type, description, related_id, related_type, created_at)
     select me.id, (given.xp + 1) / 2, 'earned', $3::text, $2::int, 'scenario', now() from me, given where given.xp > 0),
   unlocked as (
     select coalesce(json_agg(a.id), '[]') as json
     from me, given, run, achievements a
     where a.is_active and (a.requirement ->> 'value')::int <= case a.requirement ->> 'type'
         when 'xp_earned' then me.xp + given.xp
         when 'streak_days' then run.streak
         when 'perfect_scores' then me.perfect_scores + given.perfect
         else me.scenarios_completed + given.first end
       and not exists (select from user_achievements h where h.user_id = $1 and h.achievement_id = a.id)),
   answer as (
     select json_build_object(
       'progress', (select row_to_json(x) from (select ${progressFields}) x),
       'xpAwarded', given.xp, 'pointsAwarded', (given.xp + 1) / 2,
       'user', json_build_object('xp', me.xp + given.xp, 'level', (me.xp + given.xp) / 1000 + 1,
         'points', me.points + (given.xp + 1) / 2, 'streak', run.streak),
       'leveledUp', (me.xp + given.xp) / 1000 > me.xp / 1000, 'unlocked', unlocked.json,
       'goal', json_build_object('questions', goal.questions, 'answered', goal.answered, 'met', goal.met),
       'goalReached', goal.met and goal.goal_met_day is distinct from goal.day) as json
     from (select id as learner, xp, points from me) me, given, run, progress, unlocked, goal),
   attempt as (
     insert into scenario_attempts (id, user_id, scenario_id, version, started_at, completed_at, score, time_spent, result)
     select $7::uuid, $1, $2::int, 1, now() - make_interval(secs => $6::int), now(), $4::float8, $6::int, json from answer),
   answers as (
     insert into attempt_answers (attempt_id, question_index, selected_option, correct, seconds, answered_at)
     select $7::uuid, question, option, correct, $6::int, now()
     from me, unnest($8::int[], $9::int[], $10::boolean[]) as sent (question, option, correct)),
   reviews as (
     insert into review_items (
       user_id, scenario_id, question_index, due_on, reviewed_on, stability, difficulty, repetitions, lapses)
     select me.id, $2::int, question, goal.day + $11::int, goal.day, $12::float8, $13::float8, 1, 0
     from me, goal, unnest($8::int[], $10::boolean[]) as sent (question, correct) where not correct
     on conflict (user_id, scenario_id, question_index) do update set due_on = excluded.due_on,
       reviewed_on = excluded.reviewed_on, stability = excluded.stability, difficulty = excluded.difficulty,
       repetitions = 1, lapses = 0)
   select coalesce((select result from again), (select json from answer))::text as json`,
);
