import { at, withTabs, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  signedIn: ({ other }) => [
    ...withTabs('/profile', 'achievements', 'progress', 'settings'),
    ...at('/u/:username', `/u/${other.user.username}`),
  ],
};
