import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  public: at('/reset-password', '/reset-password', '/reset-password?token=abc'),
  signedOut: at('/auth', '/auth', '/auth?tab=sign-up'),
};
