import { type ForumPost, type ForumReply, createPost, createReply } from '@rounds/contract/community/forum';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { TestServer } from './app.ts';
import type { Client } from './client.ts';
import { buildUser } from './factories.ts';

/** A learner who posts. */
export interface Writer {
  readonly id: number;
  readonly username: string;
  readonly client: Client;
}

export async function writer({ db, clock, client }: TestServer, changes = {}): Promise<Writer> {
  const { id, token } = await buildUser(db, clock.now(), changes);
  const [row] = await db.run<{ username: string }>('select username from users where id = $1', [id]);
  return { id, username: row!.username, client: client.as(token) };
}

/** Writes a post through the API. */
export async function post(
  { client }: Pick<Writer, 'client'>,
  changes: Partial<BodyIn<typeof createPost>> = {},
  headers: Record<string, string> = {},
): Promise<ForumPost> {
  const body = { title: 'A title', content: 'Some words.', category: 'discussion' as const, ...changes };
  const reply = await client.call(createPost, { body, headers });
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  return reply.body;
}

/** Replies through the API. */
export async function answer(
  { client }: Pick<Writer, 'client'>,
  { id }: Pick<ForumPost, 'id'>,
  content = 'A reply.',
  parentReplyId: number | null = null,
): Promise<ForumReply> {
  const reply = await client.call(createReply, { params: { id }, body: { content, parentReplyId } });
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  return reply.body;
}
