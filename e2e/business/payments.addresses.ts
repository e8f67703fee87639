import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  async signedIn({ api, other }) {
    // A different learner: one with a payment started on one page can't start another.
    const { url } = await api.call<{ url: string }>('POST', '/api/create-subscription', other.token, {
      priceId: 'price_basic_monthly',
    });
    return at('/sandbox/checkout/:id', new URL(url, 'http://here').pathname);
  },
};
