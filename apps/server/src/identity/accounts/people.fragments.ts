// Parts of statements of all features that show people.

/** Private copies of the demo learner, but the one that $viewerId is: what they do is for themselves alone until they are kept. */
export const copiesOfOthers =
  'select c.id from users c where c.demo_until is not null and c.id <> $viewerId::int';

/** Whether $viewerId can reach the person of a row of users: a private copy of the demo learner reaches sample learners alone. */
export const isWithinReach = (row: string) =>
  `(${row}.is_sample or not exists (select from users c where c.id = $viewerId::int and c.demo_until is not null))`;

/** A row of users as others see it; null where an outer join found none. */
export const personJson = (row: string) => `case when ${row}.id is not null then json_build_object(
  'id', ${row}.id, 'username', ${row}.username, 'careerPath', ${row}.career_path,
  'level', (select l.level from learner_totals l where l.user_id = ${row}.id)) end`;

/** The streak as it stands at an instant: of a row u of users with its row t of learner_totals. */
export const streakAt = <At extends string>(at: At) =>
  `case when (${at}::timestamptz at time zone u.time_zone)::date <= t.streak_until then t.streak else 0 end` as const;

/** Whether the person of a row u of users is platform staff; the demo account is, of the demo data. */
export const isStaff = '(u.is_demo or exists (select from platform_staff f where f.user_id = u.id))';

/** A learner as their own client sees them: of the same rows. */
export const ownUserJson = <At extends string>(at: At) =>
  `json_build_object(
  'id', u.id, 'username', u.username, 'email', u.email, 'pendingEmail', u.pending_email,
  'careerPath', u.career_path, 'role', u.role, 'learningStyle', u.learning_style,
  'level', t.level, 'xp', t.xp, 'points', t.points, 'streak', ${streakAt(at)},
  'subscriptionTier', u.subscription_tier, 'trialEndsAt', iso_instant(u.trial_ends_at), 'isDemo', u.is_demo,
  'demoUntil', iso_instant(u.demo_until), 'isStaff', ${isStaff})` as const;

/** The mean of a learner's best scores. It is rounded from fifteen digits, which is less than the sum keeps. */
export const averageScore = `coalesce(round((t.score_total / nullif(t.scenarios_completed, 0))::numeric, 1), 0)`;

/** The stats of a profile: of the same rows. */
export const statsJson = <At extends string>(at: At) =>
  `json_build_object(
  'totalXP', t.xp, 'scenariosCompleted', t.scenarios_completed, 'averageScore', ${averageScore},
  'currentStreak', ${streakAt(at)}, 'perfectScores', t.perfect_scores)` as const;

/** The daily goal and how far the learner is: of the same rows. */
export const goalJson = <At extends string>(at: At) =>
  `(
  select json_build_object('questions', t.daily_goal, 'answered', a.answered, 'met', coalesce(a.answered >= t.daily_goal, false))
  from (select case when t.answered_day = (${at}::timestamptz at time zone u.time_zone)::date then t.answered_count else 0 end
    as answered) a)` as const;

/** A learner with their totals. */
export const learners = 'users u join learner_totals t on t.user_id = u.id';
