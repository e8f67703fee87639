import { systems } from '@rounds/contract/identity/accounts.security.rules';
import { Preferences } from '@rounds/contract/identity/preferences';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { userLearningPreferences } from './preferences.tables.ts';

const Told = Preferences.omit({
  completionRate: true,
  avgSessionDuration: true,
  preferredStudyTimes: true,
  devicePreference: true,
});
type Told = z.output<typeof Told>;

const PracticeRow = z.object({
  started: z.int(),
  completed: z.int(),
  attempts: z.int(),
  seconds: z.number(),
  answersByHour: z.array(z.object({ hour: z.int(), count: z.int() })),
  systems: z.array(z.object({ system: z.enum(systems).nullable(), count: z.int() })),
});
export type OwnPreferences = Partial<Omit<typeof userLearningPreferences.$inferInsert, 'userId'>>;

// A second style that has become the first no longer counts.
const toldPreferences = statement({
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
    where u.id = $userId`,
  row: Told,
});

/** What the learner stated. */
export function selectTold(sql: Sql, userId: number) {
  return queryRow(sql, toldPreferences, { userId });
}

const practiceOfLearner = statement({
  name: 'preferences_practice_of_learner',
  text: `
    select f.started, f.completed, f.attempts, f.seconds, f.answers_by_hour as "answersByHour",
      (
        select coalesce(json_agg(d), '[]')
        from (select system, count(*)::int as count from sessions where user_id = u.id group by 1) d) as systems
    from users u cross join lateral practice_figures(u.id, u.time_zone) f
    where u.id = $userId`,
  row: PracticeRow,
});

/** What the learner's practice shows. */
export function selectPractice(sql: Sql, userId: number) {
  return queryRow(sql, practiceOfLearner, { userId });
}

/** Changes the given fields; the others stay, or keep their defaults. */
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

export const exportPreferences = exportPart({
  user_learning_preferences: `
    select secondary_learning_style as "secondaryLearningStyle", preferred_difficulty as "preferredDifficulty",
      study_time_preference as "studyTimePreference", primary_subjects as "primarySubjects",
      career_goals as "careerGoals", certification_interests as "certificationInterests",
      ad_frequency_tolerance as "adFrequencyTolerance", interested_ad_categories as "interestedAdCategories"
    from user_learning_preferences where user_id = $userId`,
});
