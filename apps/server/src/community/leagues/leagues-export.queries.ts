import { exportPart } from '../../platform/db/personal-data.ts';

export const exportLeagues = exportPart({
  league_members: `
    select league, iso_instant(joined_at) as "joinedAt" from league_members where user_id = $userId`,
  league_places: `
    select week, league, division, activity, joined_late as "joinedLate", xp, outcome
    from league_places where user_id = $userId order by week`,
});
