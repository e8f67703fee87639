import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  public: at('/unsubscribe', '/unsubscribe?token=1.look_back.abc'),
};
