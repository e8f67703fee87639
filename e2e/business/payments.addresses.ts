import { at, type FeatureAddresses } from '../support/feature-addresses.ts';

export const addresses: FeatureAddresses = {
  async signedIn({ api, other }) {
    // A different learner: one who has begun to pay on one page can't begin on another.
    const { url } = await api.call<{ url: string }>('POST', '/api/create-subscription', other.token, {
      priceId: 'price_basic_monthly',
    });
    return at('/sandbox/checkout/:id', new URL(url, 'http://here').pathname);
  },
};
