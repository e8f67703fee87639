import { and, count, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { recoveryCodes, signInChallenges, twoFactor } from '../accounts.tables.ts';

export type TwoFactorRow = typeof twoFactor.$inferSelect;

export async function selectOptionalTwoFactor({ orm }: Sql, userId: number): Promise<TwoFactorRow | null> {
  const [row] = await orm.select().from(twoFactor).where(eq(twoFactor.userId, userId));
  return row ?? null;
}

/** Stores a secret until its first code comes, replacing an earlier one; false if two-factor is on. */
export async function saveSetup({ orm }: Sql, userId: number, secret: Buffer, now: Date): Promise<boolean> {
  const rows = await orm
    .insert(twoFactor)
    .values({ userId, secret, setUpAt: now })
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { secret, setUpAt: now, lastStep: null },
      setWhere: isNull(twoFactor.enabledAt),
    })
    .returning({ userId: twoFactor.userId });
  return rows.length > 0;
}

/** Turns two-factor on; false if it is already on. */
export async function enableTwoFactor(
  { orm }: Sql,
  userId: number,
  lastStep: number,
  now: Date,
): Promise<boolean> {
  const rows = await orm
    .update(twoFactor)
    .set({ enabledAt: now, lastStep })
    .where(and(eq(twoFactor.userId, userId), isNull(twoFactor.enabledAt)))
    .returning({ userId: twoFactor.userId });
  return rows.length > 0;
}

/** Uses up the codes up to a half minute; false if it was already used, even by a concurrent request. */
export async function useStep({ orm }: Sql, userId: number, step: number): Promise<boolean> {
  const rows = await orm
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), or(isNull(twoFactor.lastStep), lt(twoFactor.lastStep, step))))
    .returning({ userId: twoFactor.userId });
  return rows.length > 0;
}

/** Uses up a recovery code; false if there is no such code, or it was already used. */
export async function useRecoveryCode(
  { orm }: Sql,
  userId: number,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const rows = await orm
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function countCodesLeft({ orm }: Sql, userId: number): Promise<number> {
  const [row] = await orm
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Replaces all recovery codes by new ones. */
export async function replaceRecoveryCodes(
  { orm }: Sql,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0)
    await orm.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function deleteTwoFactor(tx: Sql, userId: number): Promise<void> {
  await replaceRecoveryCodes(tx, userId, []);
  await deleteChallengesOf(tx, userId);
  await tx.orm.delete(twoFactor).where(eq(twoFactor.userId, userId));
}

/** Deletes a secret that is waiting for its first code. */
export async function deleteUnfinishedSetup({ orm }: Sql, userId: number): Promise<void> {
  await orm.delete(twoFactor).where(and(eq(twoFactor.userId, userId), isNull(twoFactor.enabledAt)));
}

export async function insertChallenge(
  { orm }: Sql,
  challenge: typeof signInChallenges.$inferInsert,
): Promise<void> {
  await orm.insert(signInChallenges).values(challenge);
}

/** The learner whose sign-in is waiting for a code; null if there is none, or it has expired. */
export async function selectOptionalChallenge({ orm }: Sql, tokenHash: Buffer, now: Date) {
  const [row] = await orm.select().from(signInChallenges).where(eq(signInChallenges.tokenHash, tokenHash));
  return row && row.expiresAt > now ? row : null;
}

/** Uses up a challenge; false if it is gone, because a concurrent request took it or the password was changed. */
export async function deleteChallenge({ orm }: Sql, tokenHash: Buffer): Promise<boolean> {
  const rows = await orm
    .delete(signInChallenges)
    .where(eq(signInChallenges.tokenHash, tokenHash))
    .returning({ userId: signInChallenges.userId });
  return rows.length > 0;
}

export async function deleteChallengesOf({ orm }: Sql, userId: number): Promise<void> {
  await orm.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

/** Removes expired challenges, and secrets from before `setUpBefore` that got no code. */
export async function deleteOldTwoFactor({ orm }: Sql, now: Date, setUpBefore: Date): Promise<void> {
  await orm.delete(signInChallenges).where(lte(signInChallenges.expiresAt, now));
  await orm.delete(twoFactor).where(and(isNull(twoFactor.enabledAt), lte(twoFactor.setUpAt, setUpBefore)));
}

/** Whether signing in requires a code. */
export async function isTwoFactorOn({ orm }: Sql, userId: number): Promise<boolean> {
  const [row] = await orm
    .select({ userId: twoFactor.userId })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.enabledAt)));
  return row !== undefined;
}
