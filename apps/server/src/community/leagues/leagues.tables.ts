import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';

/** Who takes part, and in which league: 0 is the lowest. */
export const leagueMembers = pgTable(
  'league_members',
  {
    userId: learnerId().primaryKey(),
    league: smallint('league').notNull().default(0),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [check('league_members_league', sql`${table.league} between 0 and 4`)],
);

/**
 * Weeks that have begun, by their Monday in UTC. The process that inserts the row settles the previous weeks and forms
 * the divisions.
 */
export const leagueWeeks = pgTable('league_weeks', {
  week: date('week', { mode: 'string' }).primaryKey(),
  begunAt: instant('begun_at').notNull(),
});

/** A learner's division in a week. Outcome and XP are known once the week has ended. */
export const leaguePlaces = pgTable(
  'league_places',
  {
    userId: learnerId().notNull(),
    week: date('week', { mode: 'string' })
      .notNull()
      .references(() => leagueWeeks.week),
    league: smallint('league').notNull(),
    division: integer('division').notNull(),
    /** Graded XP of the four weeks before, from which divisions are formed. */
    activity: integer('activity').notNull(),
    /** Joined after the week had begun: can move up, but not down. */
    joinedLate: boolean('joined_late').notNull(),
    xp: integer('xp'),
    outcome: text('outcome'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.week] }),
    index('league_places_by_division').on(table.week, table.division),
  ],
);
