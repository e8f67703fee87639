import { randomUUID } from 'node:crypto';
import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  async signedIn({ api, learner, nursing }) {
    await api.complete(learner.token, nursing.slice(1, 4), 80);
    const attempt = async (scenario: (typeof nursing)[number], answered: number) => {
      const attemptId = randomUUID();
      const { id: scenarioId, version, scenario: content } = scenario;
      for (const [questionIndex, { correct }] of content.questions.slice(0, answered).entries()) {
        const selectedOption = questionIndex % 2 === 0 ? correct : correct === 0 ? 1 : 0;
        const isLast = questionIndex === content.questions.length - 1;
        const body = { scenarioId, version, attemptId, score: 60, timeSpent: 30, completed: isLast };
        await api.call('POST', '/api/progress', learner.token, { ...body, questionIndex, selectedOption });
      }
      return attemptId;
    };
    const [finished, open, untouched] = nursing.slice(4);
    const reviewed = await attempt(finished!, finished!.scenario.questions.length);
    await attempt(open!, 2);
    return [
      ...at('/scenarios/:id', `/scenarios/${untouched!.id}`, `/scenarios/${open!.id}`),
      ...at('/scenarios/:id/attempts/:attemptId', `/scenarios/${finished!.id}/attempts/${reviewed}`),
    ];
  },
};
