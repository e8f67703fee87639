import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  async signedIn({ api, learner, other }) {
    const details = { description: 'Every Tuesday after the late shift.', careerPath: 'nursing' };
    const create = (token: string, name: string) =>
      api.call<StudyGroup>('POST', '/api/study-groups', token, { ...details, name });
    const own = await create(learner.token, 'Night owls');
    const open = await create(other.token, 'Early birds');
    await api.call('POST', `/api/study-groups/${own.id}/join`, other.token, {});
    for (const content of ['Hello!', 'Shall we begin with sepsis?', 'Yes. When?'])
      await api.call('POST', `/api/study-groups/${own.id}/messages`, other.token, { content });
    return at('/community/groups/:id', `/community/groups/${own.id}`, `/community/groups/${open.id}`);
  },
};
