import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  signedIn: () => at('/staff/questions'),
};
