import { exportPart } from '../../platform/db/personal-data.ts';

export const exportNotes = exportPart({
  user_notes: `
    select id, title, content, note_type as "noteType", subject, course_code as "courseCode", semester, description,
      is_active as "isActive", media_type as "mediaType", media_url as "mediaUrl", media_duration as "mediaDuration",
      transcription_status as "transcriptionStatus", content_source as "contentSource",
      rights_confirmation as "rightsConfirmation", original_creator as "originalCreator", license_type as "licenseType",
      analyzed_topics as "analyzedTopics", key_terms as "keyTerms", term_links as "termLinks",
      learning_objectives as "learningObjectives", difficulty_level as "difficultyLevel",
      estimated_study_time as "estimatedStudyTime", analyzer, iso_instant(analyzed_at) as "analyzedAt",
      iso_instant(scenario_xp_at) as "scenarioXpAt",
      iso_instant(created_at) as "createdAt", iso_instant(updated_at) as "updatedAt"
    from user_notes where user_id = $userId order by id`,
  note_based_scenarios: `
    select id, note_id as "noteId", title, description, shortfall, is_completed as "isCompleted", score, attempts, revision,
      time_spent as "timeSpent", iso_instant(created_at) as "createdAt", scenario, questions,
      learning_style as "learningStyle", difficulty, xp_reward as "xpReward", iso_instant(completed_at) as "completedAt"
    from note_based_scenarios where user_id = $userId order by id`,
  note_based_tests: `
    select id, note_id as "noteId", title, description, shortfall, is_completed as "isCompleted", score, attempts, revision,
      time_spent as "timeSpent", iso_instant(created_at) as "createdAt", test_type as "testType", questions,
      total_questions as "totalQuestions", time_limit as "timeLimit", passing_score as "passingScore"
    from note_based_tests where user_id = $userId order by id`,
  note_analysis_jobs: `
    select id, note_id as "noteId", job_type as "jobType", status, step, progress, wanted, request_key as "requestKey", result,
      error_message as "errorMessage", run, iso_instant(seen_at) as "seenAt", is_closed as "isClosed",
      iso_instant(created_at) as "createdAt"
    from note_analysis_jobs where user_id = $userId order by created_at, id`,
  note_attempts: `
    select id, test_id as "testId", scenario_id as "scenarioId", questions, answers, score, correct, total, passed, xp,
      time_spent as "timeSpent", iso_instant(created_at) as "createdAt"
    from note_attempts where user_id = $userId order by created_at, id`,
  note_review_items: `
    select id, test_id as "testId", scenario_id as "scenarioId", question_hash as "questionHash", question,
      review_item_id as "reviewItemId"
    from note_review_items where user_id = $userId order by id`,
});
