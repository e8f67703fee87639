import { getSession, onNewSession } from '../session/session.ts';

/*
 * The latest answers to a few calls, cached on this device for use without a network. Each learner has a cache of their
 * own, which is deleted when their session ends.
 */

const prefix = 'rounds-answers-';

/** Undefined if nothing can be cached: an insecure origin, or a browser that forbids it. */
const storage = (): CacheStorage | undefined => (typeof caches === 'undefined' ? undefined : caches);

/** Null until it is known who is signed in. */
function ownCacheName(): string | null {
  const { token, user } = getSession();
  return token && user ? `${prefix}${user.id}` : null;
}

/** Cache Storage keeps answers to requests, so each name becomes an address, which is never fetched. */
const addressOf = (name: string) => `/kept/${encodeURIComponent(name)}`;

/** Caches an answer, unless the storage is full or forbidden. */
export const cacheAnswer = (name: string, answer: unknown): Promise<void> =>
  cacheResponse(name, Response.json(answer));

/** Caches a response as it arrives: turning a large answer back into text would block the page. */
export async function cacheResponse(name: string, response: Response): Promise<void> {
  const own = ownCacheName();
  if (!own) return;
  try {
    const cache = await storage()?.open(own);
    await cache?.put(addressOf(name), response);
  } catch {
    // Without storage there is no copy, and that's all.
  }
  // The learner may have signed out meanwhile.
  if (ownCacheName() !== own) await clearOtherLearners();
}

/** The signed-in learner's copy; undefined where there is none. */
export async function cachedAnswer(name: string): Promise<unknown> {
  const own = ownCacheName();
  if (!own) return undefined;
  try {
    const cache = await storage()?.open(own);
    const response = await cache?.match(addressOf(name));
    return await response?.json();
  } catch {
    return undefined;
  }
}

/** Deletes the caches of everybody but the signed-in learner. */
export async function clearOtherLearners(): Promise<void> {
  const own = ownCacheName();
  try {
    const names = (await storage()?.keys()) ?? [];
    const others = names.filter((name) => name.startsWith(prefix) && name !== own);
    await Promise.all(others.map((name) => caches.delete(name)));
  } catch {
    // Then nothing was cached either.
  }
}

onNewSession(() => void clearOtherLearners());
