import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Session, type User, login, register } from '@rounds/contract/identity/accounts';
import type { BodyIn } from '@rounds/contract/endpoint';
import { type RecordProgressBody, recordProgress } from '@rounds/contract/learning/progress';
import { type Scenario, listScenarios } from '@rounds/contract/learning/scenarios';
import { loadAchievements } from '../src/learning/achievements/achievements.service.ts';
import { features } from '../src/features.ts';
import * as accounts from '../src/identity/accounts/index.ts';
import { openSession } from '../src/identity/accounts/sessions/sessions.ts';
import type { Database, Sql } from '../src/platform/db/database.ts';
import { learnerEventsOf } from '../src/platform/feature-parts.ts';
import type { TestServer } from './app.ts';
import type { Client, Reply } from './client.ts';
import { requirements } from './requirements.ts';

let counter = 0;
const next = () => (counter += 1);

/** An unused name, with an address and a password. */
export function newAccount(changes: Partial<BodyIn<typeof register>> = {}): BodyIn<typeof register> {
  const username = `learner.${process.pid}.${next()}`;
  return { username, email: `${username}@example.org`, password: 'a-password-for-tests', ...changes };
}

export interface Learner {
  /** Signed in. */
  readonly client: Client;
  readonly user: User;
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

/** Registers through the API. */
export async function registerLearner(
  { client }: Pick<TestServer, 'client'>,
  changes: Partial<BodyIn<typeof register>> = {},
): Promise<Learner> {
  const account = newAccount(changes);
  const { body } = succeeded(await client.call(register, { body: account, from: address() }));
  const { email, password } = account;
  return { client: client.as(body.token), user: body.user, token: body.token, email, password };
}

/** Confirms a learner's email, as following the link in the first mail does. */
export async function confirmEmailOf(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { user }: { readonly user: Pick<Learner['user'], 'id'> },
): Promise<void> {
  await db.run('update users set email_confirmed_at = $2 where id = $1', [user.id, clock.now()]);
}

/** Signs in with the password alone, as an account without two-factor does. It may be refused. */
export function signInWith(
  client: Client,
  body: BodyIn<typeof login>,
  from = address(),
): Promise<Reply<Session>> {
  return client.send<Session>(login.method, login.path, { body, from });
}

/** With every feature's listeners, as in the app. */
export const learnerEvents = learnerEventsOf(features);

/** Moves a learner to another time zone, as a sign-in from there does. */
export const changeTimeZone = (tx: Sql, userId: number, timeZone: string): Promise<void> =>
  accounts.changeTimeZone(tx, { events: learnerEvents }, userId, timeZone);

/** An account with an open session, without the time for hashing a password. */
export async function buildUser(
  db: Database,
  now: Date,
  changes: Partial<Parameters<typeof accounts.createAccount>[2]> = {},
): Promise<{ id: number; token: string }> {
  const { username, email } = newAccount();
  const account = {
    role: 'student',
    learningStyle: 'unknown',
    username,
    email,
    passwordHash: 'none',
  } as const;
  return db.transaction(async (tx) => {
    const id = await accounts.createAccount(tx, { events: learnerEvents }, { ...account, ...changes }, now);
    return { id, token: await openSession(tx, id, now) };
  });
}

/** An address that no other request uses, for limits by address. */
export function address(): string {
  const n = next();
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

/** The test content, by the last part of the slug. */
export async function scenarios(client: Client): Promise<Record<'first' | 'second' | 'third', Scenario>> {
  const { body } = succeeded(await client.call(listScenarios));
  const titled = (start: string) => {
    const scenario = body.find(({ title }) => title.startsWith(start));
    if (!scenario) throw new Error(`No scenario begins with ${start}`);
    return scenario;
  };
  return { first: titled('First'), second: titled('A second'), third: titled('Third') };
}

/** Achievements for tests. A database starts without any, so that figures come from scenarios alone. */
export async function loadTestAchievements(db: Database): Promise<void> {
  await loadAchievements(db, fileURLToPath(new URL('achievements.yaml', import.meta.url)), requirements);
}

/** Answers of which this many are right, starting with the first question. */
export function answersWith({ scenario }: Scenario, right: number) {
  return scenario.questions.map(({ correct, options }, questionIndex) => ({
    questionIndex,
    selectedOption: questionIndex < right ? correct : (correct + 1) % options.length,
  }));
}

export interface Completion extends Partial<RecordProgressBody> {
  /** How many questions are answered correctly; all five by default. */
  readonly right?: number;
}

/** What a client sends when a scenario is completed. */
export function completionOf(
  scenario: Scenario,
  { right = 5, ...changes }: Completion = {},
): RecordProgressBody {
  return {
    scenarioId: scenario.id,
    completed: true,
    score: right * 20,
    attempts: 1,
    timeSpent: 120,
    attemptId: randomUUID(),
    version: scenario.version,
    answers: answersWith(scenario, right),
    ...changes,
  };
}

/** Completes a scenario through the API. */
export async function completeScenario(client: Client, scenario: Scenario, completion?: Completion) {
  return succeeded(await client.call(recordProgress, { body: completionOf(scenario, completion) })).body;
}

/** Returns a successful reply; otherwise throws with what came instead. */
export function succeeded<T>(reply: Reply<T>): Reply<T> {
  if (reply.status >= 300) throw new Error(`${reply.status}: ${reply.text}`);
  return reply;
}
