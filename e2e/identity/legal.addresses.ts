import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  public: [...at('/terms'), ...at('/privacy')],
};
