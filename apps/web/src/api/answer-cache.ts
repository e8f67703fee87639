import { getSession, subscribeToSession } from '../session/session.ts';

/*
 * The latest answers to a few calls, kept on this device for when there is no network. Each learner has a cache of their
 * own, which goes when their session ends.
 */

const prefix = 'rounds-answers-';

/** Undefined where nothing can be kept: an insecure address, a browser that forbids it. */
const storage = (): CacheStorage | undefined => (typeof caches === 'undefined' ? undefined : caches);

/** Null while it is not known who is signed in. */
function ownName(): string | null {
  const { token, user } = getSession();
  return token && user ? `${prefix}${user.id}` : null;
}

/** Cache Storage keeps answers to requests, so each name becomes an address, which is never fetched. */
const addressOf = (name: string) => `/kept/${encodeURIComponent(name)}`;

/** Keeps an answer. A full or forbidden storage keeps nothing. */
export async function keepAnswer(name: string, answer: unknown): Promise<void> {
  const own = ownName();
  if (!own) return;
  try {
    const cache = await storage()?.open(own);
    await cache?.put(addressOf(name), Response.json(answer));
  } catch {
    // Without the storage there is just no copy.
  }
  // The learner may have signed out meanwhile.
  if (ownName() !== own) await forgetOthers();
}

/** The signed-in learner's copy; undefined where there is none. */
export async function keptAnswer(name: string): Promise<unknown> {
  const own = ownName();
  if (!own) return undefined;
  try {
    const cache = await storage()?.open(own);
    const response = await cache?.match(addressOf(name));
    return await response?.json();
  } catch {
    return undefined;
  }
}

/** Removes all copies but those of the learner who is signed in. */
export async function forgetOthers(): Promise<void> {
  const own = ownName();
  try {
    const names = (await storage()?.keys()) ?? [];
    const others = names.filter((name) => name.startsWith(prefix) && name !== own);
    await Promise.all(others.map((name) => caches.delete(name)));
  } catch {
    // Nothing can be kept either.
  }
}

let token = getSession().token;
subscribeToSession(() => {
  if (getSession().token === token) return;
  token = getSession().token;
  void forgetOthers();
});
