import { exportPart } from '../../platform/db/personal-data.ts';

export const exportSettings = exportPart({
  user_settings: `
    select email_notifications as "emailNotifications", push_notifications as "pushNotifications",
      profile_visible as "profileVisible", share_progress as "shareProgress", timer, asks_confidence as "asksConfidence",
      ai_notes as "aiNotes", language,
      offers_mentoring as "offersMentoring", mentoring_topics as "mentoringTopics"
    from user_settings where user_id = $userId`,
});
