import { randomUUID } from 'node:crypto';
import { countPractice, createPractice, answerPractice } from '@rounds/contract/learning/practice';
import { questionStates } from '@rounds/contract/learning/practice.rules';
import { recordProgress } from '@rounds/contract/learning/progress';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { allEndpoints } from '../../../testing/endpoints.ts';
import { answersWith, buildUser, scenarios, succeeded } from '../../../testing/factories.ts';
import { readFunction } from '../../platform/db/schema/functions.ts';

// While an exam is open, the verdicts are inverted in the database. Any response that differs afterwards reveals what
// was right.
const turned = [
  `update attempt_answers set correct = not correct, credit = 1 - credit
    where attempt_id in (select id from scenario_attempts where user_id = $1)`,
  `update practice_items set correct = not correct, credit = 1 - credit
    where session_id in (select id from practice_sessions where user_id = $1)`,
  'update practice_sessions set correct = answered - correct where user_id = $1',
];

onServer('an exam before its end', (server) => {
  /** A learner in the middle of two exams, a scenario's and a practice session's, with an answer in each. */
  async function examinee() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const { first } = await scenarios(client);
    const attempt = { scenarioId: first.id, attemptId: randomUUID(), mode: 'exam' as const, score: 0 };
    const post = { ...attempt, completed: false, timeSpent: 9, ...answersWith(first, 5)[0]! };
    succeeded(await client.call(recordProgress, { body: post }));
    const body = { id: randomUUID(), mode: 'exam' as const, filters: {}, count: 5 };
    const { body: session } = succeeded(await client.call(createPractice, { body }));
    const answer = { position: 0, selectedOption: 0, seconds: 9, confidence: 'sure' as const };
    succeeded(await client.call(answerPractice, { params: { id: session.id }, body: answer }));
    return { id, client, ids: [String(first.id), attempt.attemptId, session.id, String(id)] };
  }

  /** The response of every GET call for every career path, with the number of questions in each state. */
  async function readAll(client: Client, ids: readonly string[]): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    for (const { method, path } of await allEndpoints()) {
      if (method !== 'GET') continue;
      for (const id of path.includes(':') ? ids : ['']) {
        const url = path.replaceAll(/:\w+/g, id);
        const { text } = await client.send('GET', url);
        // The export contains traces of each sign-in.
        answers.set(url, text.replace(/"referral_traces":\[[^\]]*\]/, ''));
      }
    }
    for (const state of questionStates) {
      const reply = await client.call(countPractice, { body: { filters: { states: [state] } } });
      answers.set(`practice ${state}`, reply.text);
    }
    return answers;
  }

  /** The calls whose response depends on whether an answer is right. */
  async function telling(): Promise<string[]> {
    const { id, client, ids } = await examinee();
    const before = await readAll(client, ids);
    for (const text of turned) await server.db.run(text, [id]);
    const after = await readAll(client, ids);
    return [...before].filter(([url, text]) => after.get(url) !== text).map(([url]) => url);
  }

  it('reveals nothing in any call', async () => {
    expect(await telling()).toEqual([]);
  }, 60_000);

  it('would be caught if a call revealed something', async () => {
    const leak = `create or replace function may_see_verdicts(mode text, completed_at timestamptz) returns boolean
      language sql immutable parallel safe as $$ select true $$`;
    await server.db.run(leak);
    const found = await telling();
    await server.db.run(await readFunction('learning/attempts/may_see_verdicts.sql'));
    expect(found.filter((url) => url.startsWith('/api/practice/')).length).toBeGreaterThan(0);
    expect(found).toContain('/api/user/export');
    expect(found).toContain('/api/mastery');
  }, 60_000);
});
