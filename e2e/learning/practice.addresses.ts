import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  async signedIn({ api, learner, other, nursing }) {
    const session = await api.beginPractice(learner.token, { count: 5 });
    const ended = await api.beginPractice(learner.token, { count: 5 });
    // Shared, so that it can be begun here.
    const theirs = await api.beginPractice(other.token, { count: 5 });
    const formatOf = ({ scenarioId, questionIndex }: (typeof ended.items)[number]) =>
      nursing.find(({ id }) => id === scenarioId)?.scenario.questions[questionIndex]?.item;
    await api.call('POST', `/api/practice/${ended.id}/answers`, learner.token, {
      // A question of another format would refuse an option.
      position: ended.items.findIndex((item) => !formatOf(item)),
      selectedOption: 0,
      seconds: 10,
    });
    await api.call('POST', `/api/practice/${ended.id}/end`, learner.token, {});
    return at('/practice/:id', `/practice/${session.id}`, `/practice/${ended.id}`, `/practice/${theirs.id}`);
  },
};
