/** Where a page of posts ended. */
export interface PostCursor {
  readonly isSticky: boolean;
  readonly isPinned: boolean;
  readonly createdAt: string;
  readonly id: number;
}

/** Where a page of what was found ended: how well it fits, as PostgreSQL writes the number. */
export interface FoundCursor {
  readonly rank: string;
  readonly id: number;
}

/** Where a page of replies ended: the reply that begins the row of answers, and the last one of it. */
export interface ReplyCursor {
  readonly root: number;
  readonly id: number;
}

const encode = (...parts: readonly (string | number)[]) => Buffer.from(parts.join(' ')).toString('base64url');
const decode = (cursor: string) => Buffer.from(cursor, 'base64url').toString();
const flag = (on: boolean) => (on ? 't' : 'f');

export const writePostCursor = ({ isSticky, isPinned, createdAt, id }: PostCursor) =>
  encode(flag(isSticky), flag(isPinned), createdAt, id);
export const writeFoundCursor = ({ rank, id }: FoundCursor) => encode(rank, id);
export const writeReplyCursor = ({ root, id }: ReplyCursor) => encode(root, id);

/** Null when it is not one of ours; so are the others. */
export function readPostCursor(cursor: string): PostCursor | null {
  const found = /^([tf]) ([tf]) ([12]\d{3}-\S{19}) (\d{1,10})$/.exec(decode(cursor));
  const [, sticky, pinned, createdAt = '', id] = found ?? [];
  const at = new Date(createdAt);
  if (Number.isNaN(at.getTime()) || at.toISOString() !== createdAt || !isId(id)) return null;
  return { isSticky: sticky === 't', isPinned: pinned === 't', createdAt, id: Number(id) };
}

export function readFoundCursor(cursor: string): FoundCursor | null {
  const [, rank = '', id] = /^(\d{1,2}(?:\.\d{1,20})?(?:e-\d{1,2})?) (\d{1,10})$/.exec(decode(cursor)) ?? [];
  return isId(id) ? { rank, id: Number(id) } : null;
}

export function readReplyCursor(cursor: string): ReplyCursor | null {
  const [, root, id] = /^(\d{1,10}) (\d{1,10})$/.exec(decode(cursor)) ?? [];
  return isId(root) && isId(id) ? { root: Number(root), id: Number(id) } : null;
}

const isId = (text: string | undefined) => text !== undefined && Number(text) <= 2_147_483_647;
