import type { Scenario } from '@rounds/contract/learning/scenarios';
import { reportProblem } from '@rounds/contract/learning/scenarios.reports';
import { beforeAll, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { buildUser, scenarios } from '../../../testing/factories.ts';
import { describeReports } from './reports.service.ts';

onServer('a report about an item', (server) => {
  let client: Client;
  let scenario: Scenario;
  beforeAll(async () => {
    client = server.client.as((await buildUser(server.db, server.clock.now())).token);
    scenario = (await scenarios(client)).first;
  });
  const report = (changes: object = {}, id: number | string = scenario.id, as = client) =>
    as.send('POST', `/api/scenarios/${id}/report`, {
      body: { questionIndex: 1, version: scenario.version, reason: 'unclear', message: '', ...changes },
    });

  it('is stored with the item as the learner saw it, for the authors to read', async () => {
    const reply = await client.call(reportProblem, {
      params: { id: scenario.id },
      body: {
        questionIndex: 1,
        version: scenario.version,
        reason: 'wrong_answer',
        selectedOption: 3,
        message: ' Is it?\u001b[2J\n ',
      },
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ ok: true });
    const text = await describeReports(server.db);
    expect(text).toContain('nursing/beginner/first-steps, question 2');
    expect(text).toContain('wrong_answer; chose "Option D of question 2"; key "Option B of question 2"');
    expect(text).toContain('> Is it? [2J');
    expect(text).not.toContain('\u001b');
  });

  it.each([
    ['an unknown scenario', {}, 999_999, 404],
    ['a scenario beyond all numbers', {}, '99999999999', 404],
    ['an unknown edition', { version: 99 }, undefined, 404],
    ['a question that is not there', { questionIndex: 5 }, undefined, 422],
    ['an option that is not there', { selectedOption: 9 }, undefined, 422],
    ['no reason', { reason: undefined }, undefined, 400],
    ['another reason', { reason: 'boring' }, undefined, 400],
    ['a long message', { message: 'x'.repeat(1001) }, undefined, 400],
    ['a zero byte', { message: 'a\u0000b' }, undefined, 400],
    ['a word for a scenario', {}, 'first', 400],
  ])('is rejected for %s', async (_what, changes, id, status) => {
    expect((await report(changes, id)).status).toBe(status);
  });

  it('requires a session', async () => {
    expect((await report({}, undefined, server.client)).status).toBe(401);
  });
});
