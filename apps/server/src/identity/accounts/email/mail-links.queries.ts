import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { mailLinks } from '../accounts.tables.ts';

export type MailLink = typeof mailLinks.$inferSelect;
export type LinkPurpose = (typeof mailLinks.$inferSelect)['purpose'];
export const linkPurposes: readonly LinkPurpose[] = mailLinks.purpose.enumValues;

export async function insertMailLink({ orm }: Sql, link: typeof mailLinks.$inferInsert): Promise<void> {
  await orm.insert(mailLinks).values(link);
}

/** The owner of a token's link, used or not. */
export async function selectOptionalLinkOwner({ orm }: Sql, tokenHash: Buffer): Promise<number | null> {
  const [row] = await orm
    .select({ userId: mailLinks.userId })
    .from(mailLinks)
    .where(eq(mailLinks.tokenHash, tokenHash));
  return row?.userId ?? null;
}

/** Uses up an unused link, so that it can't be used twice; null if there is none or it has expired. */
export async function useOptionalMailLink(
  { orm }: Sql,
  tokenHash: Buffer,
  purposes: readonly LinkPurpose[],
  now: Date,
) {
  const [row] = await orm
    .update(mailLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailLinks.tokenHash, tokenHash),
        inArray(mailLinks.purpose, [...purposes]),
        isNull(mailLinks.usedAt),
      ),
    )
    .returning();
  return row && row.expiresAt > now ? row : null;
}

/** Revokes every unused link of these kinds, because a newer one or the change itself replaces it. */
export async function endMailLinks(
  { orm }: Sql,
  userId: number,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await orm
    .update(mailLinks)
    .set({ usedAt: now })
    .where(
      and(eq(mailLinks.userId, userId), inArray(mailLinks.purpose, [...purposes]), isNull(mailLinks.usedAt)),
    );
}

const deletedOldLinks = statement({
  name: 'mail_links_delete_old',
  text: 'delete from mail_links where expires_at < $now',
});

export async function deleteOldLinks(tx: Sql, now: Date): Promise<void> {
  await tx.query(deletedOldLinks, { now });
}
