import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { verifyPassword } from '../apps/server/src/identity/accounts/passwords/passwords.ts';
import { scheduleOf } from '../apps/server/src/learning/review/review.rules.ts';
import { daysBetween } from '../apps/server/src/platform/local-day.rules.ts';
import type { Completion } from './data/learners.ts';
import * as sql from './data/limit.sql.ts';
import { announce, poolOptions } from './lib/announce.ts';

/*
 * The limit: node:http and pg with hand-written named statements, and nothing else that costs time. No routing,
 * schemas, headers, logs, limits or failures: it shows what the hardware and these two packages can do.
 */
const pool = new pg.Pool(poolOptions);

type Call = (userId: number, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** The only column of the only row. */
async function one<Value = string>(statement: sql.Statement, ...values: unknown[]): Promise<Value> {
  const { rows } = await pool.query<[Value]>({ ...statement, values, rowMode: 'array' });
  if (!rows[0]) throw new Error(`Nothing found: ${statement.name}`);
  return rows[0][0];
}

function send(response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}): void {
  const length = Buffer.byteLength(body);
  const type = 'application/json; charset=utf-8';
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': length, ...headers }).end(body);
}

const answers =
  (statement: sql.Statement): Call =>
  async (userId, _request, response) =>
    send(response, await one(statement, userId));

const hashOf = (value: string) => createHash('sha256').update(value);

const sessions = new Map<string, number>();

async function learnerOf(authorization = ''): Promise<number> {
  const known = sessions.get(authorization);
  if (known !== undefined) return known;
  const userId = await one<number>(sql.session, hashOf(authorization.slice('Bearer '.length)).digest());
  sessions.set(authorization, userId);
  return userId;
}

const plain = await one(sql.scenarios);
const list = {
  plain: Buffer.from(plain),
  br: brotliCompressSync(plain),
  headers: { ETag: `"${hashOf(plain).digest('base64url')}"`, 'Cache-Control': 'private, no-cache' },
};
const sendList: Call = (_userId, request, response) => {
  const { headers } = list;
  if (request.headers['if-none-match'] === headers.ETag) return void response.writeHead(304, headers).end();
  if (request.headers['accept-encoding'] !== 'br') return send(response, list.plain, headers);
  send(response, list.br, { ...headers, 'Content-Encoding': 'br' });
};

let top = { until: 0, json: Promise.resolve('') };
const cachedLeaderboard: Call = async (_userId, _request, response) => {
  const now = Date.now();
  if (now >= top.until) top = { until: now + 1000, json: one(sql.leaderboard) };
  send(response, await top.json);
};

interface Scenario {
  readonly id: number;
  readonly title: string;
  readonly xpReward: number;
  readonly scenario: { readonly questions: readonly { readonly correct: number }[] };
}
const byId = new Map((JSON.parse(plain) as Scenario[]).map((scenario) => [scenario.id, scenario]));
const firstMiss = scheduleOf([{ day: '2026-01-01', credit: 0, confidence: null }]);

const complete: Call = async (userId, request, response) => {
  const { scenarioId, timeSpent, attemptId, answers: sent } = JSON.parse(await text(request)) as Completion;
  const scenario = byId.get(scenarioId);
  if (!scenario || !firstMiss) throw new Error('No such scenario');
  const { questions } = scenario.scenario;
  const correct = sent.map((answer) => questions[answer.questionIndex]?.correct === answer.selectedOption);
  const score = (correct.filter(Boolean).length / questions.length) * 100;
  const xp = Math.round((scenario.xpReward * score) / 100);
  const graded = [
    sent.map((answer) => answer.questionIndex),
    sent.map((answer) => answer.selectedOption),
    correct,
  ];
  const days = daysBetween(firstMiss.reviewedOn, firstMiss.dueOn);
  const { stability, difficulty } = firstMiss;
  const attempt = [userId, scenarioId, scenario.title, score, xp, timeSpent, attemptId];
  send(response, await one(sql.complete, ...attempt, ...graded, days, stability, difficulty));
};

/** The password check alone, on a hash at hand: what sign-in can't be quicker than. */
let anyHash: Promise<string> | undefined;
const verify: Call = async (_nobody, request, response) => {
  const { email, password } = JSON.parse(await text(request)) as { email: string; password: string };
  const hash = await (anyHash ??= one(sql.passwordHash, email));
  send(response, JSON.stringify({ matches: await verifyPassword(hash, password) }));
};

const calls: Record<string, Call> = {
  'GET /api/leaderboard': cachedLeaderboard,
  'GET /api/fresh-leaderboard': async (_userId, _request, response) =>
    send(response, await one(sql.leaderboard)),
  'GET /api/progress': answers(sql.progress),
  'GET /api/dashboard': answers(sql.dashboard),
  'GET /api/scenarios': sendList,
  'POST /api/progress': complete,
};

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/verify') return verify(0, request, response);
  const userId = await learnerOf(request.headers.authorization);
  return calls[`${request.method} ${request.url}`]?.(userId, request, response);
}

const server = http.createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => announce(server));
