import { reportProblem } from '@rounds/contract/learning/scenarios.reports';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';
import { describeHealth, readItemHealth } from './item-health.service.ts';

onServer('item health', (server) => {
  async function learner(account: Parameters<typeof buildUser>[2] = {}) {
    const { token } = await buildUser(server.db, server.clock.now(), account);
    const client = server.client.as(token);
    return { client, ...(await scenarios(client)) };
  }

  it('counts the first answers of real learners, and lists questions reported as unsafe first', async () => {
    const one = await learner();
    const { first } = one;
    await completeScenario(one.client, first, { right: 5 });
    server.clock.advance({ seconds: 61 });
    await completeScenario(one.client, first, { right: 0 });
    await completeScenario((await learner()).client, first, { right: 2 });
    await completeScenario((await learner({ isDemo: true })).client, first, { right: 0 });
    await one.client.call(reportProblem, {
      params: { id: first.id },
      body: { questionIndex: 2, version: first.version, reason: 'unsafe', message: '' },
    });
    const all = await readItemHealth(server.db, first.careerPath);
    const [top] = all;
    expect(top).toMatchObject({ flags: ['unsafe_report'], learners: 2, facility: { value: 0.5 } });
    expect(top!.item).toBe('nursing/beginner/first-steps 3');
    expect(all.slice(1).flatMap(({ flags }) => flags)).toEqual([]);
    expect(all.find(({ item }) => item === 'nursing/beginner/first-steps 1')).toMatchObject({
      learners: 2,
      facility: { value: 1 },
    });
  });

  it('is available as text, as a file, and for one path', async () => {
    expect((await describeHealth(server.db, {})).text).toContain(
      'nursing/beginner/first-steps 3  unsafe report',
    );
    const { text } = await describeHealth(server.db, { path: 'nursing', csv: 'yes' });
    const [header = '', row = ''] = text.split('\n');
    expect(row.split(',')).toHaveLength(header.split(',').length);
    expect(row).toMatch(/^nursing\/beginner\/first-steps 3,unsafe_report,2,0\.500,/);
    expect((await describeHealth(server.db, { path: 'law' })).ok).toBe(false);
  });
});
