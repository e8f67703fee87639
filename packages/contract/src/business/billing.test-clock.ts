import { z } from 'zod';
import { Instant } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { billingErrors } from './billing.errors.ts';
import { testClockEvents } from './billing.rules.ts';
import { paymentErrors } from './payments.errors.ts';
import { sandboxErrors } from './sandbox.errors.ts';

const endpoint = endpointsOf('Test payments');

export const moveTestClock = endpoint({
  method: 'POST',
  path: '/api/billing/test-clock',
  summary:
    'Test mode: let the next thing that time would bring to the learner’s plan happen now, as the end of a trial or a renewal.',
  notInDemo: true,
  answer: z.object({
    event: z.enum(testClockEvents),
    /** When it would have happened. */
    at: Instant,
  }),
  errors: [
    sandboxErrors.sandbox_off,
    billingErrors.nothing_ahead,
    paymentErrors.payments_off,
    paymentErrors.gateway_unreachable,
  ],
});
