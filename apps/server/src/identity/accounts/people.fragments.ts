// Parts of statements for all features that show people.

/** Private copies of the demo learner, except $viewerId's own: what they do stays private until they are kept. */
export const copiesOfOthers =
  'select c.id from users c where c.demo_until is not null and c.id <> $viewerId::int';

/** Whether $viewerId is a private copy of the demo learner: what it does counts for itself alone. */
export const viewerIsCopy =
  '(exists (select from users c where c.id = $viewerId::int and c.demo_until is not null))';

/**
 * Whether $viewerId can reach the person in a row of users: a private copy of the demo learner reaches only sample
 * learners.
 */
export const isWithinReach = (row: string) =>
  `(${row}.is_sample or not exists (select from users c where c.id = $viewerId::int and c.demo_until is not null))`;

// Learning results come from stored functions of the feature that owns them: these statements name no table of
// learning.

/** A row of users as others see it; null if an outer join found none. */
export const personJson = (row: string) => `case when ${row}.id is not null then json_build_object(
  'id', ${row}.id, 'username', ${row}.username, 'careerPath', ${row}.career_path, 'level', level_of(${row}.id)) end`;

/** Whether the person in a row u of users is platform staff; the demo account is, for the demo data. */
export const isStaff = '(u.is_demo or exists (select from platform_staff f where f.user_id = u.id))';

/** A learner as their own client sees them, from a row u of users with its `standing`. */
export const ownUserJson = `json_build_object(
  'id', u.id, 'username', u.username, 'email', u.email, 'pendingEmail', u.pending_email,
  'careerPath', u.career_path, 'role', u.role, 'learningStyle', u.learning_style,
  'level', standing.level, 'xp', standing.xp, 'points', standing.points, 'streak', standing.streak,
  'subscriptionTier', u.subscription_tier, 'trialEndsAt', iso_instant(u.trial_ends_at), 'isDemo', u.is_demo,
  'demoUntil', iso_instant(u.demo_until), 'isStaff', ${isStaff})`;

/** The stats of a profile, from the same rows. */
export const statsJson = `json_build_object(
  'totalXP', standing.xp, 'scenariosCompleted', standing.scenarios_completed, 'averageScore', standing.average_score,
  'currentStreak', standing.streak, 'perfectScores', standing.perfect_scores)`;

/** Learners with their standing at an instant. */
export const learnersAt = <At extends string>(at: At) =>
  `users u cross join lateral standing_of(u.id, u.time_zone, ${at}::timestamptz) standing` as const;
