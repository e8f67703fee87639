import { deleteAccount } from '@rounds/contract/identity/accounts.security';
import { logout } from '@rounds/contract/identity/accounts';
import { hashPassword } from '../../src/identity/accounts/index.ts';
import type { TestServer } from '../app.ts';
import type { Client } from '../client.ts';

import { buildUser, confirmEmailOf, newAccount } from '../factories.ts';

/** A signed-in account. */
export interface Actor {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly client: Client;
}

/** The callers in the access matrix and the fuzz test. */
export interface Actors {
  readonly server: TestServer;
  /** Unrelated to the others. */
  readonly stranger: Actor;
  /** A professional who offers mentoring, and who takes part in what the owner made. */
  readonly member: Actor;
  /** Made whatever the call is about. */
  readonly owner: Actor;
}

const password = 'a-password-for-tests';
let hash: Promise<string> | undefined;

/** An account with a working password. Hashing takes time, so all share one hash. */
export async function actor(
  server: TestServer,
  changes: Parameters<typeof buildUser>[2] = {},
): Promise<Actor> {
  const { username, email } = newAccount();
  const passwordHash = await (hash ??= hashPassword(password));
  const account = { username, email, passwordHash, ...changes };
  const { id, token } = await buildUser(server.db, server.clock.now(), account);
  await confirmEmailOf(server, { user: { id } });
  return { id, username, email, password, token, client: server.client.as(token) };
}

export async function createActors(server: TestServer): Promise<Actors> {
  const member = await actor(server, { role: 'professional', careerPath: 'nursing' });
  await server.db.run('insert into user_settings (user_id, offers_mentoring) values ($1, true)', [member.id]);
  return { server, stranger: await actor(server), member, owner: await actor(server) };
}

/** Tokens that were once valid. */
export async function deadTokens(server: TestServer): Promise<{ ended: string; deleted: string }> {
  const [gone, out] = [await actor(server), await actor(server)];
  const deleted = await gone.client.call(deleteAccount, { body: { password } });
  const ended = await out.client.call(logout);
  if (deleted.status !== 200 || ended.status !== 200) throw new Error(`${deleted.text} ${ended.text}`);
  return { deleted: gone.token, ended: out.token };
}
