import type { startOnCredit as endpoint } from '@rounds/contract/business/billing';
import type { BodyIn } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';

/** Starts a plan that the learner's credit pays for. */
export const startOnCredit = (plan: BodyIn<typeof endpoint>['plan']) =>
  call<typeof endpoint>('POST', '/api/subscription/start-on-credit', { body: { plan } });
