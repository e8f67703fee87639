import { useQuery } from '@tanstack/react-query';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Stripe.js, which comes from Stripe's own site, so a blocker or a network may keep it away. */
export function useStripeJs(publishableKey: string) {
  return useQuery({
    queryKey: ['payments', 'stripe-js', publishableKey],
    queryFn: () => loadStripe(publishableKey),
    // An instance with functions, not data, so it must not be compared structurally.
    structuralSharing: false,
  });
}
