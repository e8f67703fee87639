import type { ForumPost, ForumReply } from '@rounds/contract/community/forum';
import { at, withTabs, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  async signedIn({ api, learner, other }) {
    const text = 'What do you look at **first** in a patient who is getting worse? #sepsis\n\n'.repeat(6);
    const post = await api.call<ForumPost>('POST', '/api/forum', other.token, {
      title: 'Getting worse at night',
      content: text,
      category: 'discussion',
    });
    const replies = `/api/forum/${post.id}/replies`;
    const reply = await api.call<ForumReply>('POST', replies, other.token, {
      content: 'Breathing rate, always.',
    });
    for (const parentReplyId of [undefined, reply.id, reply.id]) {
      const content = `Consciousness too, I would say, and then the rest. ${text}`;
      await api.call('POST', replies, learner.token, { content, parentReplyId });
    }
    return [
      ...withTabs('/community', 'study-groups', 'mentorship', 'leaderboard'),
      ...at('/community/posts/:id', `/community/posts/${post.id}`),
    ];
  },
};
