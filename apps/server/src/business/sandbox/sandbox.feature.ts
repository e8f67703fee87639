import type { Feature } from '../../platform/feature.ts';
import { sandboxRoutes } from './sandbox.routes.ts';

/** The payment gateway of an installation without Stripe's keys. It holds only test payments, and nobody's name. */
export const sandbox: Feature = {
  name: 'business/sandbox',
  routes: sandboxRoutes,
};
