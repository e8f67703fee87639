import { CurrentGiveaway, WonGiveaway } from '@rounds/contract/business/giveaways';
import { Instant } from '@rounds/contract/common';
import { and, asc, eq, gt, isNull, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Draw, PlannedWeek } from './giveaways.rules.ts';
import { giveawayEntries as entries, weeklyGiveaways as giveaways } from './giveaways.tables.ts';

/** Makes the plan for weeks that are not over match the content. Drawn giveaways are never touched. */
export async function saveWeeks({ orm }: Sql, weeks: readonly PlannedWeek[], now: Date): Promise<void> {
  if (weeks.length > 0) {
    const taken = (column: string) => sql.raw(`excluded.${column}`);
    await orm
      .insert(giveaways)
      .values([...weeks])
      .onConflictDoUpdate({
        target: giveaways.weekStart,
        set: {
          title: taken('title'),
          description: taken('description'),
          prize: taken('prize'),
          provider: taken('provider'),
          contact: taken('contact'),
          isActive: true,
        },
        setWhere: isNull(giveaways.drawnAt),
      });
  }
  const starts = weeks.map(({ weekStart }) => weekStart);
  await orm
    .update(giveaways)
    .set({ isActive: false })
    .where(
      and(
        gt(giveaways.weekEnd, now),
        isNull(giveaways.drawnAt),
        starts.length > 0 ? notInArray(giveaways.weekStart, starts) : undefined,
      ),
    );
}

const fields = `
  g.id, g.title, g.description, g.prize, g.provider,
  iso_instant(g.week_start) as "weekStart", iso_instant(g.week_end) as "weekEnd"`;

/** A real person's account: not part of the demo data, and not deleted. */
const person = 'not u.is_demo and not u.is_sample and u.deleted_at is null';

/**
 * Answers of graded attempts and of practice in the giveaway's week. A client's mere claims leave none. Answers older
 * than the account came with a copy of the demo learner.
 */
const answered = `
  select 1 from scenario_attempts a join attempt_answers n on n.attempt_id = a.id
  where a.user_id = u.id
    and (a.completed_at is null or a.completed_at >= g.week_start - interval '7 days')
    and n.answered_at >= g.week_start and n.answered_at < g.week_end and n.answered_at >= u.created_at
  union all
  select 1 from practice_sessions s join practice_items i on i.session_id = s.id
  where s.user_id = u.id and i.answered_at >= g.week_start and i.answered_at < g.week_end
    and i.answered_at >= u.created_at`;

const currentGiveaway = statement({
  name: 'giveaway_current',
  text: `
    select ${fields}, case
      when u.id is null then null
      when not (${person}) then 'excluded'
      when exists (${answered}) then 'entered'
      else 'open' end as entry
    from weekly_giveaways g left join users u on u.id = $userId
    where g.is_active and g.drawn_at is null and g.week_start <= $now and g.week_end > $now`,
  row: CurrentGiveaway,
});

/** The current week's giveaway, and the learner's status in it. */
export async function selectOptionalCurrent(
  sql: Sql,
  userId: number | null,
  now: Date,
): Promise<CurrentGiveaway | null> {
  const rows = await sql.query(currentGiveaway, { now, userId });
  return rows[0] ?? null;
}

const giveawaysWon = statement({
  name: 'giveaways_won_by_user',
  text: `
    select ${fields}, iso_instant(g.drawn_at) as "drawnAt", g.contact,
      iso_instant(g.drawn_at + make_interval(days => $claimDays::int)) as "claimUntil"
    from weekly_giveaways g where g.winner_id = $userId order by g.week_start desc limit $limit`,
  row: WonGiveaway,
});

export function selectWon(sql: Sql, userId: number, claimDays: number, limit: number) {
  return sql.query(giveawaysWon, { userId, claimDays, limit });
}

/** Giveaways whose week is over and that have not been drawn, earliest first. */
export async function selectDue({ orm }: Sql, now: Date): Promise<number[]> {
  const rows = await orm
    .select({ id: giveaways.id })
    .from(giveaways)
    .where(and(eq(giveaways.isActive, true), isNull(giveaways.drawnAt), sql`${giveaways.weekEnd} <= ${now}`))
    .orderBy(asc(giveaways.weekStart));
  return rows.map(({ id }) => id);
}

/** Locks a giveaway that is due until the transaction ends; null if it isn't due, or has already been drawn. */
export async function lockOptionalDue({ orm }: Sql, id: number, now: Date) {
  const [row] = await orm
    .select()
    .from(giveaways)
    .where(
      and(
        eq(giveaways.id, id),
        eq(giveaways.isActive, true),
        isNull(giveaways.drawnAt),
        sql`${giveaways.weekEnd} <= ${now}`,
      ),
    )
    .for('update');
  return row ?? null;
}

const enteredLearners = statement({
  name: 'giveaway_entries_insert',
  text: `
    insert into giveaway_entries (giveaway_id, number, user_id)
    select g.id, row_number() over (order by u.id) - 1, u.id
    from weekly_giveaways g cross join users u
    where g.id = $id and ${person} and exists (${answered})
    returning user_id as "userId"`,
  row: z.object({ userId: z.int() }),
});

/** Records the entrants, and returns their ids in the order of their numbers. */
export async function insertEntries(tx: Sql, id: number): Promise<number[]> {
  const rows = await tx.query(enteredLearners, { id });
  return rows.map(({ userId }) => userId).sort((a, b) => a - b);
}

export async function saveDraw(
  { orm }: Sql,
  id: number,
  draw: Draw & { readonly seed: string },
  now: Date,
): Promise<void> {
  await orm
    .update(giveaways)
    .set({ ...draw, drawnAt: now })
    .where(eq(giveaways.id, id));
}

export async function selectOptionalRecord({ orm }: Sql, id: number) {
  const [giveaway] = await orm.select().from(giveaways).where(eq(giveaways.id, id));
  if (!giveaway) return null;
  const rows = await orm
    .select({ userId: entries.userId })
    .from(entries)
    .where(eq(entries.giveawayId, id))
    .orderBy(asc(entries.number));
  return { giveaway, entrants: rows.map(({ userId }) => userId) };
}

const ListedGiveaway = z.object({
  id: z.int(),
  title: z.string(),
  prize: z.string(),
  isActive: z.boolean(),
  week: z.iso.date(),
  drawnAt: Instant.nullable(),
  entries: z.int().nullable(),
  username: z.string().nullable(),
  email: z.string().nullable(),
});
export type ListedGiveaway = Readonly<z.output<typeof ListedGiveaway>>;

const giveawaysSoFar = statement({
  name: 'giveaways_latest_first',
  text: `
    select g.id, g.title, g.prize, g.is_active as "isActive", to_char(g.week_start at time zone 'UTC', 'YYYY-MM-DD') as week,
      iso_instant(g.drawn_at) as "drawnAt", g.entries, u.username, u.email
    from weekly_giveaways g left join users u on u.id = g.winner_id
    where g.week_start <= $now order by g.week_start desc limit 60`,
  row: ListedGiveaway,
});

/** The giveaways of this week and earlier, latest first, for the installation's operators. */
export function selectList(sql: Sql, now: Date) {
  return sql.query(giveawaysSoFar, { now });
}

/** The entries and the prize. A draw's record is public and belongs only to its winner. */
export const exportGiveaways = exportPart({
  giveaway_entries: `
    select giveaway_id as "giveawayId", number from giveaway_entries where user_id = $userId order by giveaway_id`,
  weekly_giveaways: `
    select id, title, description, prize, provider, contact, iso_instant(week_start) as "weekStart",
      iso_instant(week_end) as "weekEnd", winner_id as "winnerId", is_active as "isActive",
      iso_instant(drawn_at) as "drawnAt", seed, entries, winning_number as "winningNumber"
    from weekly_giveaways where winner_id = $userId order by id`,
});
