import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import express, { type Request, type Response } from 'express';
import pg from 'pg';
import type { Completion } from './data/learners.ts';
import { complete } from './data/usual.complete.ts';
import * as queries from './data/usual.queries.ts';
import { announce, poolOptions } from './lib/announce.ts';

/*
 * The usual stack: Express with Drizzle as in their documentation. One query per thing, rows made into objects and
 * objects into JSON for each answer, the session looked up for each request. It leaves out what such a product also
 * has (helmet, a rate limit, logs, schemas), and its pool has as many connections as the others'.
 */
const db = queries.openOrm(new pg.Pool(poolOptions));
const app = express();
app.use(express.json());

const hash = (token: string) => createHash('sha256').update(token).digest();
const brotli = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

type Handler = (user: queries.User, request: Request, now: Date) => Promise<object>;

async function signedIn(request: Request): Promise<queries.User | undefined> {
  const [, token = ''] = request.headers.authorization?.split(' ') ?? [];
  return queries.userOfSession(db, hash(token));
}

const serve = (handler: Handler) => async (request: Request, response: Response) => {
  const user = await signedIn(request);
  if (!user) return void response.status(401).json({ message: 'Please sign in to continue.' });
  response.json(await handler(user, request, new Date()));
};

const profile: Handler = async (user, _request, now) => ({
  user: queries.userJson(user, now),
  stats: await queries.stats(db, user, now),
});
const summary: Handler = async (user, _request, now) => ({
  week: await queries.week(db, user.id, now),
  scores: await queries.scores(db, user.id),
});
const dashboard: Handler = async (user, request, now) => ({
  ...(await profile(user, request, now)),
  progress: await queries.progress(db, user.id, 5),
  ...(await summary(user, request, now)),
  preferences: await queries.preferences(db, user.id),
  goal: queries.goal(user, now),
  practice: await queries.practice(db, user.id),
});
const rank: Handler = async (user) => {
  const { xp, level } = user;
  return { rank: user.leaderboardVisible ? await queries.rankOf(db, user) : null, xp, level };
};

app.get(
  ['/api/leaderboard', '/api/fresh-leaderboard'],
  serve(() => queries.leaderboard(db)),
);
app.get('/api/leaderboard/me', serve(rank));
app.get(
  '/api/progress',
  serve((user) => queries.progress(db, user.id, 50)),
);
app.post(
  '/api/progress',
  serve((user, { body }, now) => complete(db, user.id, body as Completion, now)),
);
app.get('/api/user/profile', serve(profile));
app.get('/api/stats/week', serve(summary));
app.get('/api/dashboard', serve(dashboard));

/** The list, compressed each time for clients that accept it, as compression middleware does. */
app.get('/api/scenarios', async (request, response) => {
  const list = serve(() => queries.scenarios(db, Number(request.query['limit'] ?? 500)));
  if (request.headers['accept-encoding'] !== 'br') return list(request, response);
  if (!(await signedIn(request))) return void response.status(401).end();
  const packed = await brotli(JSON.stringify(await queries.scenarios(db, 500)), { params });
  response.setHeader('Content-Encoding', 'br').type('json').send(packed);
});

const server = createServer(app);
server.listen(0, '127.0.0.1', () => announce(server));
