import type { Feature } from '../../platform/feature.ts';
import { gatewayOf } from '../payments/index.ts';
import { billingRoutes } from './billing.routes.ts';

export const billing: Feature = {
  name: 'business/billing',
  routes: (app, context) =>
    billingRoutes(app, {
      ...context,
      freeAccessCode: context.config.freeAccessCode,
      gateway: gatewayOf(context),
    }),
};
