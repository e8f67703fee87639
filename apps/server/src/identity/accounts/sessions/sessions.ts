import { sessionAbsoluteMs } from '@rounds/contract/identity/accounts.rules';
import type { Authenticate, SignedIn } from '../../../platform/http/access.ts';
import { hashToken, newToken, tokenHashBytes } from '../../../platform/tokens.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { selectIsDemo } from '../accounts.queries.ts';
import type { Device } from './device.rules.ts';
import { sessionState } from './sessions.rules.ts';
import {
  deleteSession,
  endedSession,
  endedSessionsOf,
  insertSession,
  type SessionRow,
  selectOptionalSession,
  selectSessions,
  sessionsEnded,
  touchSession,
} from './sessions.queries.ts';

/**
 * How long a session is trusted without another check. Its end is broadcast to every process at once, so this is the
 * fallback.
 */
const cacheMs = 30_000;
const cacheSize = 20_000;

/** From this age on, a session in use is checked again in the background, along with others within `togetherMs`. */
const renewAfterMs = 15_000;
const togetherMs = 100;

/** The caller, and their session. */
export type Holder = SignedIn;

interface Cached {
  readonly signedIn: SignedIn;
  readonly until: number;
}

const unknownDevice: Device = { browser: null, system: null };

/** Opens a session and returns its token, 256 random bits that only the client keeps. */
export async function openSession(
  tx: Sql,
  userId: number,
  now: Date,
  device: Device = unknownDevice,
): Promise<string> {
  const token = newToken();
  await insertSession(tx, hashToken(token), userId, now, device);
  return token;
}

/** Ends the session in every process; in this one before the promise resolves. */
export async function signOut(
  db: Database,
  { forget }: SessionCheck,
  { tokenHash }: SignedIn,
): Promise<void> {
  await deleteSession(db, tokenHash);
  forget(endedSession(tokenHash));
}

/** Ends all sessions of a learner, after the transaction that deleted them, in this process before others hear of it. */
export function signOutEverywhere({ forget }: SessionCheck, userId: number): void {
  forget(endedSessionsOf(userId));
}

/** Finds a token's holder; `forget` drops what `sessionsEnded` names, so that it is looked up again. */
export type SessionCheck = Authenticate & { readonly forget: (ended: string) => void };

/**
 * Finds a token's holder. Valid sessions are cached for half a minute after the last check, at most `cacheSize` of
 * them, and dropped at once in every process when they end. Those in use are rechecked in time, many in one query.
 */
export async function createAuthenticate(db: Database, clock: Clock): Promise<SessionCheck> {
  const cache = new Map<string, Cached>();
  let endings = 0;
  const listeners: ((isEnded: (session: SignedIn) => boolean) => void)[] = [];
  const forget = (ended: string): void => {
    endings += 1;
    // An empty payload means that the listening connection was lost. Open streams check again by themselves.
    if (ended !== '') for (const listener of listeners) listener((session) => isNamed(session, ended));
    if (ended === '') cache.clear();
    else if (!ended.startsWith('user:')) cache.delete(ended);
    else for (const [key, { signedIn }] of cache) if (isNamed(signedIn, ended)) cache.delete(key);
  };
  await db.listen(sessionsEnded, forget);

  const remember = (key: string, { userId, createdAt }: SessionRow, now: Date): SignedIn => {
    // A small buffer is a slice of a large pool, which the cache would keep alive, so this one gets its own few bytes.
    const signedIn: SignedIn = { userId, tokenHash: Buffer.alloc(tokenHashBytes, key, 'hex') };
    const end = createdAt.getTime() + sessionAbsoluteMs;
    cache.set(key, { signedIn, until: Math.min(now.getTime() + cacheMs, end) });
    return signedIn;
  };

  const due = new Set<string>();
  const renew = async (): Promise<void> => {
    const keys = [...due];
    due.clear();
    const now = clock.now();
    for (const row of await selectSessions(db, keys)) {
      // A session dropped from the cache meanwhile has ended.
      if (cache.has(row.key) && sessionState(row, now) === 'good') remember(row.key, row, now);
    }
  };

  const known = (key: string): SignedIn | null => {
    const cached = cache.get(key);
    const left = cached ? cached.until - clock.now().getTime() : 0;
    if (!cached || left <= 0) return null;
    if (left < cacheMs - renewAfterMs) {
      // A session that can't be rechecked is looked up separately when it expires, which reports the problem.
      if (due.size === 0) setTimeout(() => void renew().catch(() => undefined), togetherMs).unref();
      due.add(key);
    }
    return cached.signedIn;
  };

  const authenticate = async (tokenHash: Buffer): Promise<SignedIn | null> => {
    const key = tokenHash.toString('hex');
    const remembered = known(key);
    if (remembered) return remembered;
    const now = clock.now();
    const endingsBefore = endings;
    const row = await selectOptionalSession(db, tokenHash);
    const state = row ? sessionState(row, now) : 'over';
    if (!row || state === 'over') {
      cache.delete(key);
      if (row) await deleteSession(db, tokenHash);
      return null;
    }
    if (state === 'touch') await touchSession(db, tokenHash, now);
    // A session that ended while it was looked up must not be cached as valid.
    if (endings !== endingsBefore) return { userId: row.userId, tokenHash };
    if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? '');
    return remember(key, row, now);
  };
  const onEnd: Authenticate['onEnd'] = (listener) => void listeners.push(listener);
  const isDemo = (userId: number) => selectIsDemo(db, userId);
  return Object.assign(authenticate, { forget, onEnd, isDemo });
}

/** Whether `sessionsEnded` named this session. */
const isNamed = ({ userId, tokenHash }: SignedIn, ended: string) =>
  ended === endedSessionsOf(userId) || ended === endedSession(tokenHash);
