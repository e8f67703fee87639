import { createHash, randomBytes } from 'node:crypto';
import type { CurrentGiveaway, WonGiveaway } from '@rounds/contract/business/giveaways';
import { type AuthoredGiveaway, GiveawaysFile } from '@rounds/contract/business/giveaways.content';
import { claimDays } from '@rounds/contract/business/giveaways.rules';
import { readContentFile } from '../../platform/content.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { withStartupLock } from '../../platform/db/schema/migrate.ts';
import { runForEach } from '../../platform/jobs/run-for-each.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { CommandResult } from '../../platform/feature.ts';
import { notify } from '../../messages/notifications/index.ts';
import { type Digest, checkDraw, drawWinner, planWeeks } from './giveaways.rules.ts';
import * as queries from './giveaways.queries.ts';

const digest: Digest = (text) => createHash('sha256').update(text).digest();
const newSeed = () => randomBytes(32).toString('hex');

/**
 * Prepares the giveaways of this and the coming weeks from the files; if two have the same week, the first one counts.
 * Repeating it changes nothing.
 * @throws ContentError for a file that doesn't match the schema
 */
export async function loadGiveaways({ db, clock }: ServiceDeps, files: readonly string[]): Promise<void> {
  const authored = await readGiveaways(files);
  await withStartupLock(db, (tx) => saveGiveaways(tx, authored, clock.now()));
}

/** @throws ContentError for a file that doesn't match the schema */
export async function readGiveaways(files: readonly string[]): Promise<AuthoredGiveaway[]> {
  return (await Promise.all(files.map((file) => readContentFile(file, GiveawaysFile)))).flat();
}

export const saveGiveaways = (tx: Sql, authored: readonly AuthoredGiveaway[], now: Date) =>
  queries.saveWeeks(tx, planWeeks(authored, now), now);

/** This week's giveaway, and the learner's status in it; null if there is none. */
export async function currentGiveaway(
  { db, clock }: ServiceDeps,
  userId: number | null,
): Promise<CurrentGiveaway | null> {
  return queries.selectOptionalCurrent(db, userId, clock.now());
}

export async function wonGiveaways(
  { db }: ServiceDeps,
  userId: number,
  limit: number,
): Promise<WonGiveaway[]> {
  return queries.selectWon(db, userId, claimDays, limit);
}

/**
 * Draws the winner of a giveaway whose week is over, and notifies them. Only once: a second caller finds it done.
 * @param seed 32 random bytes in hexadecimal
 * @returns whether this call drew it
 */
export async function drawGiveaway(
  { db, clock }: ServiceDeps,
  id: number,
  seed: string = newSeed(),
): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const giveaway = await queries.lockOptionalDue(tx, id, now);
    if (!giveaway) return false;
    const draw = drawWinner(digest, seed, id, await queries.insertEntries(tx, id));
    await queries.saveDraw(tx, id, { ...draw, seed }, now);
    const { title, prize } = giveaway;
    if (draw.winnerId !== null)
      await notify(tx, draw.winnerId, 'giveaway_won', { giveawayId: id, title, prize }, now);
    return true;
  });
}

/**
 * Draws every giveaway that is due, including those missed while the server was down.
 * @throws AggregateError for those that could not be drawn
 */
export async function drawDue(deps: ServiceDeps): Promise<void> {
  const due = await queries.selectDue(deps.db, deps.clock.now());
  await runForEach(
    due,
    (id) => `giveaway ${id}`,
    (id) => drawGiveaway(deps, id),
  );
}

/** This and earlier weeks' giveaways as text for a terminal, with the people who get the prizes. */
export async function describeGiveaways({ db, clock }: ServiceDeps): Promise<string> {
  const rows = await queries.selectList(db, clock.now());
  if (rows.length === 0) return 'No giveaways.\n';
  const lines = rows.map(({ id, week, title, prize, isActive, drawnAt, entries, username, email }) => {
    let state = isActive ? 'not drawn yet' : 'called off';
    if (drawnAt !== null) state = `drawn ${drawnAt.slice(0, 16)} among ${entries}`;
    if (entries !== null && entries > 0)
      state += `: ${username ? `${username} <${email}>` : 'account erased'}`;
    return `#${id}  week of ${week}  ${title}\n    ${prize}\n    ${state}`;
  });
  return `${lines.join('\n\n')}\n`;
}

/** Repeats a draw from its record. `text` is for a terminal. */
export async function verifyGiveaway(db: Database, id: number): Promise<CommandResult> {
  const record = await queries.selectOptionalRecord(db, id);
  if (!record) return { ok: false, text: `There is no giveaway ${id}.\n` };
  const { giveaway, entrants } = record;
  const problems = checkDraw(digest, { ...giveaway, entries: giveaway.entries ?? 0, entrants });
  const facts = `Giveaway ${id}: ${giveaway.entries ?? 0} entries, seed ${giveaway.seed ?? 'none'}, number ${giveaway.winningNumber ?? 'none'}.`;
  const verdict = problems.length === 0 ? ['The record holds.'] : problems;
  return { ok: problems.length === 0, text: `${[facts, ...verdict].join('\n')}\n` };
}
