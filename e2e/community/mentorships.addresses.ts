import type { Mentorship } from '@rounds/contract/community/mentorships';
import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  async signedIn({ api, learner, other }) {
    await api.call('PUT', '/api/user/profile', other.token, { role: 'professional' });
    await api.call('PUT', '/api/user/settings', other.token, { offersMentoring: true });
    const mentorship = await api.call<Mentorship>('POST', '/api/mentorships', learner.token, {
      mentorId: other.user.id,
      careerPath: 'nursing',
      requestMessage: 'May I ask you about nights?',
    });
    const address = `/api/mentorships/${mentorship.id}`;
    await api.call('PUT', address, other.token, { status: 'active' });
    await api.call('POST', `${address}/messages`, other.token, { content: 'Please do.' });
    return at('/community/mentorships/:id', `/community/mentorships/${mentorship.id}`);
  },
};
