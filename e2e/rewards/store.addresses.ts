import { at, withTabs, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  signedOut: at('/avatar'),
  signedIn: () => withTabs('/avatar', 'inventory', 'store', 'points'),
};
