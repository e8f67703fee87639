import { shareFirstBadge } from '../support/badges.ts';
import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  async signedIn({ request, api, learner }) {
    const badge = await shareFirstBadge(request, api, learner);
    return at('/b/:token', `/b/${badge.token}`);
  },
};
