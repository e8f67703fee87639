import type { Preferences } from '@rounds/contract/identity/preferences';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { Habits, Practice } from './preferences.rules.ts';
import { userLearningPreferences } from './preferences.tables.ts';

type Told = Omit<Preferences, keyof Habits>;
export type OwnPreferences = Partial<Omit<typeof userLearningPreferences.$inferInsert, 'userId'>>;

// A second style that has meanwhile become the first is no second one.
const told: Statement = {
  name: 'preferences_told',
  text: `
    select u.learning_style as "primaryLearningStyle",
      nullif(p.secondary_learning_style, u.learning_style) as "secondaryLearningStyle",
      p.preferred_difficulty as "preferredDifficulty", p.study_time_preference as "studyTimePreference",
      coalesce(p.primary_subjects, '{}') as "primarySubjects", coalesce(p.career_goals, '') as "careerGoals",
      coalesce(p.certification_interests, '{}') as "certificationInterests",
      coalesce(p.ad_frequency_tolerance, 'normal') as "adFrequencyTolerance",
      coalesce(p.interested_ad_categories, '{}') as "interestedAdCategories"
    from users u left join user_learning_preferences p on p.user_id = u.id
    where u.id = $1`,
};

/** What the learner told. */
export async function selectTold(sql: Sql, userId: number): Promise<Told> {
  const [row] = await sql.query<Told>(told, [userId]);
  if (!row) throw new Error(`No user ${userId}`);
  return row;
}

const practice: Statement = {
  name: 'preferences_practice',
  text: `
    select json_build_object(
      'started', (select count(*) from user_progress where user_id = u.id),
      'completed', (select count(*) from user_progress where user_id = u.id and completed),
      'attempts', t.attempts, 'seconds', t.seconds,
      'answersByHour', (
        select coalesce(json_agg(h), '[]')
        from (
          select extract(hour from w.answered_at at time zone u.time_zone)::int as hour, count(*)::int as count
          from scenario_attempts a join attempt_answers w on w.attempt_id = a.id
          where a.user_id = u.id group by 1) h),
      'systems', (
        select coalesce(json_agg(d), '[]')
        from (select system, count(*)::int as count from sessions where user_id = u.id group by 1) d)
    ) as practice
    from users u
    cross join lateral (
      select count(*) as attempts, coalesce(sum(time_spent), 0) as seconds
      from scenario_attempts where user_id = u.id and completed_at is not null and time_spent > 0) t
    where u.id = $1`,
};

/** What the learner's practice holds. */
export async function selectPractice(sql: Sql, userId: number): Promise<Practice> {
  const [row] = await sql.query<{ practice: Practice }>(practice, [userId]);
  if (!row) throw new Error(`No user ${userId}`);
  return row.practice;
}

/** Changes what is named; the rest stays, or has its default. */
export async function upsertPreferences(
  { orm }: Sql,
  userId: number,
  changes: OwnPreferences,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await orm
    .insert(userLearningPreferences)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: userLearningPreferences.userId, set: changes });
}
