import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  async signedIn({ api, learner, other, nursing }) {
    const session = await api.beginPractice(learner.token, { count: 5 });
    // Enough that one of them has lettered options.
    const ended = await api.beginPractice(learner.token, { count: 20 });
    // Shared, so that it can be started here.
    const theirs = await api.beginPractice(other.token, { count: 5 });
    const isLettered = ({ scenarioId, questionIndex }: (typeof ended.items)[number]) => {
      const question = nursing.find(({ id }) => id === scenarioId)?.scenario.questions[questionIndex];
      return question !== undefined && !question.item;
    };
    await api.call('POST', `/api/practice/${ended.id}/answers`, learner.token, {
      position: ended.items.findIndex(isLettered),
      selectedOption: 0,
      seconds: 10,
    });
    await api.call('POST', `/api/practice/${ended.id}/end`, learner.token, {});
    return at('/practice/:id', `/practice/${session.id}`, `/practice/${ended.id}`, `/practice/${theirs.id}`);
  },
};
