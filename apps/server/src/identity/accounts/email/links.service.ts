import type { Sql } from '../../../platform/db/database.ts';
import type { Fail } from '../../../platform/http/errors.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import * as queries from '../accounts.queries.ts';
import * as links from './mail-links.queries.ts';
import { linkExpiry } from './links.rules.ts';

/**
 * Creates a link for the given purpose, valid once and until it expires, and returns its token. It replaces earlier
 * ones, unless they are to stay valid too.
 */
export async function createLink(
  tx: Sql,
  purpose: links.LinkPurpose,
  { userId, email }: { userId: number; email: string },
  now: Date,
  keepsEarlier = false,
): Promise<string> {
  const token = newToken();
  if (!keepsEarlier) await links.endMailLinks(tx, userId, [purpose], now);
  await links.insertMailLink(tx, {
    tokenHash: hashToken(token),
    userId,
    purpose,
    email,
    expiresAt: linkExpiry(purpose, now),
  });
  return token;
}

/** Uses up a link. Its owner's row is locked first, as in everything that revokes links, so that no two deadlock. */
export async function takeLink(
  tx: Sql,
  token: string,
  purposes: readonly links.LinkPurpose[],
  now: Date,
  fail: Fail<'link_expired'>,
): Promise<{ readonly link: links.MailLink; readonly user: queries.UserRow }> {
  const tokenHash = hashToken(token);
  const userId = await links.selectOptionalLinkOwner(tx, tokenHash);
  if (userId === null) throw fail('link_expired');
  const user = await queries.lockUserRow(tx, userId);
  const link = await links.useOptionalMailLink(tx, tokenHash, purposes, now);
  if (!link) throw fail('link_expired');
  return { link, user };
}
