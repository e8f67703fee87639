import { exportPart } from '../../platform/db/personal-data.ts';

export const exportLookBack = exportPart({
  look_back_readers: `select sent_week as "sentWeek" from look_back_readers where user_id = $userId`,
});
