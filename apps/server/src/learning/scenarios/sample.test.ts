import { getSample } from '@rounds/contract/learning/scenarios';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';

onServer('the case to try', (server) => {
  it('is the first case of a path with only its first question, without an account', async () => {
    const { status, body } = await server.client.call(getSample, { query: { careerPath: 'doctor' } });
    expect(status).toBe(200);
    expect(body.scenario?.title).toBe('A second opinion at noon');
    expect(body.scenario?.scenario.questions).toHaveLength(1);
    expect(body).toMatchObject({ scenarios: 3, questions: 15 });
  });

  it('is a nursing case by default', async () => {
    const { body } = await server.client.call(getSample, {});
    expect(body.scenario?.careerPath).toBe('nursing');
  });

  it('is null if the path has none', async () => {
    const { status, body } = await server.client.call(getSample, { query: { careerPath: 'pharmacy' } });
    expect(status).toBe(200);
    expect(body.scenario).toBeNull();
  });

  it('is rejected for a path that does not exist', async () => {
    expect((await server.client.send('GET', '/api/scenarios/sample?careerPath=surgery')).status).toBe(400);
  });
});
