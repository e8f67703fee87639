import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { verifyPassword } from '../apps/server/src/identity/accounts/passwords/passwords.ts';
import { type Schedule, scheduleOf } from '../apps/server/src/learning/review/review.rules.ts';
import { daysBetween } from '../apps/server/src/platform/local-day.rules.ts';
import { announce, portOf, setting } from './lib/child.ts';
import type { Completion } from './data/learners.ts';
import * as sql from './data/limit.sql.ts';

/*
 * The limit: node:http and pg with hand-written named statements, and nothing else that costs time. No routing,
 * schemas, headers, logs, limits or failures: it shows what the hardware and these two packages can do.
 */
const pool = new pg.Pool({
  connectionString: setting('DATABASE_URL'),
  max: Number(setting('DATABASE_POOL')),
});

type Statement = { name: string; text: string };
type Call = (userId: number, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

async function rows<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
  return (await pool.query({ name: statement.name, text: statement.text, values })).rows as Row[];
}

async function jsonOf(statement: Statement, values: unknown[]): Promise<string> {
  return (await rows<{ json: string }>(statement, values))[0]?.json ?? '';
}

function send(response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}): void {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

const answers =
  (statement: Statement): Call =>
  async (userId, _request, response) =>
    send(response, await jsonOf(statement, [userId]));

const sessions = new Map<string, number>();

async function learnerOf(authorization = ''): Promise<number> {
  const known = sessions.get(authorization);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest();
  const [row] = await rows<{ user_id: number }>(sql.session, [hash]);
  if (!row) throw new Error('Nobody is signed in with that token');
  sessions.set(authorization, row.user_id);
  return row.user_id;
}

interface Scenario {
  readonly id: number;
  readonly title: string;
  readonly xpReward: number;
  readonly scenario: { readonly questions: readonly { readonly correct: number }[] };
}

function written(plain: Buffer) {
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return {
    plain,
    br: brotliCompressSync(plain),
    headers: { ETag: etag, 'Cache-Control': 'private, no-cache' },
  };
}

const listJson = await jsonOf(sql.scenarios, []);
const list = JSON.parse(listJson) as Scenario[];
const byId = new Map(list.map((scenario) => [scenario.id, scenario]));
const whole = written(Buffer.from(listJson));

const sends =
  ({ plain, br, headers }: ReturnType<typeof written>): Call =>
  (_userId, request, response) => {
    if (request.headers['if-none-match'] === headers.ETag) return void response.writeHead(304, headers).end();
    if (request.headers['accept-encoding'] !== 'br') return send(response, plain, headers);
    send(response, br, { ...headers, 'Content-Encoding': 'br' });
  };

let top = { until: 0, json: Promise.resolve('') };
const cachedLeaderboard: Call = async (_userId, _request, response) => {
  const now = Date.now();
  if (now >= top.until) top = { until: now + 1000, json: jsonOf(sql.leaderboard, []) };
  send(response, await top.json);
};

function bodyOf(request: IncomingMessage): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => resolve(JSON.parse(text)));
    request.on('error', reject);
  });
}

const firstMiss = scheduleOf([{ day: '2026-01-01', credit: 0, confidence: null }]) as Schedule;

const complete: Call = async (userId, request, response) => {
  const { scenarioId, timeSpent, attemptId, answers: sent } = (await bodyOf(request)) as Completion;
  const scenario = byId.get(scenarioId);
  const questions = sent.map((answer) => answer.questionIndex);
  const options = sent.map((answer) => answer.selectedOption);
  const correct = sent.map(
    (answer) => scenario?.scenario.questions[answer.questionIndex]?.correct === answer.selectedOption,
  );
  const score = (correct.filter(Boolean).length / (scenario?.scenario.questions.length ?? 1)) * 100;
  const xp = Math.round(((scenario?.xpReward ?? 0) * score) / 100);
  const values = [
    userId,
    scenarioId,
    scenario?.title,
    score,
    xp,
    timeSpent,
    attemptId,
    questions,
    options,
    correct,
    daysBetween(firstMiss.reviewedOn, firstMiss.dueOn),
    firstMiss.stability,
    firstMiss.difficulty,
  ];
  send(response, await jsonOf(sql.complete, values));
};

/** The password check alone, on a hash at hand: what sign-in can't be quicker than. */
let anyHash: Promise<string> | undefined;
const verify: Call = async (_nobody, request, response) => {
  const { email, password } = (await bodyOf(request)) as { email: string; password: string };
  const hash = await (anyHash ??= rows<{ hash: string }>(sql.account, [email]).then(
    ([row]) => row?.hash ?? '',
  ));
  send(response, JSON.stringify({ matches: await verifyPassword(hash, password) }));
};

const readProgress = answers(sql.progress);

const calls: Record<string, Call> = {
  '/api/leaderboard': cachedLeaderboard,
  '/fresh/api/leaderboard': async (_userId, _request, response) =>
    send(response, await jsonOf(sql.leaderboard, [])),
  '/api/dashboard': answers(sql.dashboard),
  '/api/review': answers(sql.review),
  '/api/scenarios': sends(whole),
};

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '';
  if (url === '/verify') return verify(0, request, response);
  const userId = await learnerOf(request.headers.authorization);
  if (url === '/api/progress')
    return (request.method === 'POST' ? complete : readProgress)(userId, request, response);
  return calls[url]?.(userId, request, response);
}

const server = http.createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => announce({ port: portOf(server) }));
