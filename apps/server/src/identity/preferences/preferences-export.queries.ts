import { exportPart } from '../../platform/db/personal-data.ts';

export const exportPreferences = exportPart({
  user_learning_preferences: `
    select secondary_learning_style as "secondaryLearningStyle", preferred_difficulty as "preferredDifficulty",
      study_time_preference as "studyTimePreference", primary_subjects as "primarySubjects",
      career_goals as "careerGoals", certification_interests as "certificationInterests",
      ad_frequency_tolerance as "adFrequencyTolerance", interested_ad_categories as "interestedAdCategories"
    from user_learning_preferences where user_id = $userId`,
});
