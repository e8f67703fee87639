import { withTabs, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  signedIn: () => withTabs('/avatar', 'inventory', 'store', 'points'),
};
