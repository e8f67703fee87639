import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  public: [...at('/giveaway-rules')],
  signedIn: () => at('/test-terms'),
};
