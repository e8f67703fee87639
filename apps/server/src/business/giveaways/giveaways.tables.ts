import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';

const learnerOrNobody = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** At most one a week, made from content/giveaways.yaml; with the record of its draw once the week is over. */
export const weeklyGiveaways = pgTable(
  'weekly_giveaways',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    prize: text('prize').notNull(),
    /** The sponsor, and where the winner writes to. */
    provider: text('provider').notNull(),
    contact: text('contact').notNull(),
    /** Monday 00:00 UTC. */
    weekStart: instant('week_start').notNull().unique(),
    /** The next Monday 00:00 UTC, exclusive. */
    weekEnd: instant('week_end').notNull(),
    /** Null before the draw, without entries, and once the winner's account is erased. */
    winnerId: learnerOrNobody('winner_id'),
    isActive: boolean('is_active').notNull().default(true),
    drawnAt: instant('drawn_at'),
    /**
     * 32 random bytes in hexadecimal. Together with the id and the number of entries they determine the winning number.
     */
    seed: text('seed'),
    entries: integer('entries'),
    winningNumber: integer('winning_number'),
  },
  (table) => [index('weekly_giveaways_by_winner').on(table.winnerId)],
);

/** The entrants of a draw, written by the draw: numbered from 0 in order of the learners' ids. */
export const giveawayEntries = pgTable(
  'giveaway_entries',
  {
    giveawayId: integer('giveaway_id')
      .notNull()
      .references(() => weeklyGiveaways.id),
    number: integer('number').notNull(),
    /** Null once the account is erased: the number stays, so that the draw can be checked. */
    userId: learnerOrNobody('user_id'),
  },
  (table) => [
    primaryKey({ columns: [table.giveawayId, table.number] }),
    unique('giveaway_entries_once').on(table.giveawayId, table.userId),
    index('giveaway_entries_by_user').on(table.userId),
  ],
);
