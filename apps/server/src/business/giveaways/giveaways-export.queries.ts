import { exportPart } from '../../platform/db/personal-data.ts';

/** The entries, and what was won. A draw's record is public and nobody's own but for its winner. */
export const exportGiveaways = exportPart({
  giveaway_entries: `
    select giveaway_id as "giveawayId", number from giveaway_entries where user_id = $userId order by giveaway_id`,
  weekly_giveaways: `
    select id, title, description, prize, provider, contact, iso_instant(week_start) as "weekStart",
      iso_instant(week_end) as "weekEnd", winner_id as "winnerId", is_active as "isActive",
      iso_instant(drawn_at) as "drawnAt", seed, entries, winning_number as "winningNumber"
    from weekly_giveaways where winner_id = $userId order by id`,
});
