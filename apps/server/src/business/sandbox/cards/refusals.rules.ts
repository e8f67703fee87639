import type { sandboxErrors } from '@rounds/contract/business/sandbox.errors';

export type SandboxCode = keyof typeof sandboxErrors;
type RedirectCode = 'payment_not_authorized' | 'method_unavailable';
/** The possible results of a card. */
export type CardCode = Exclude<SandboxCode, RedirectCode>;

const byCode: Readonly<Record<string, CardCode>> = {
  expired_card: 'card_expired',
  incorrect_cvc: 'card_cvc',
  incorrect_number: 'card_number',
  processing_error: 'card_processing',
  payment_intent_authentication_failure: 'card_not_authenticated',
  resource_missing: 'payment_not_found',
};
const byDecline: Readonly<Record<string, CardCode>> = {
  insufficient_funds: 'card_funds',
  test_mode_live_card: 'card_not_a_test_card',
};

interface FaultBody {
  readonly code?: string;
  readonly decline_code?: string;
}

/** The API's error code for the gateway's refusal. */
export function refusalCode({ code = '', decline_code = '' }: FaultBody): CardCode {
  if (code === 'card_declined') return byDecline[decline_code] ?? 'card_declined';
  return byCode[code] ?? 'payment_closed';
}

const byRedirectCode: Readonly<Record<string, RedirectCode>> = {
  payment_method_provider_decline: 'payment_not_authorized',
  payment_method_not_available: 'method_unavailable',
};

/** The same for methods that are authorized on their own page. */
export const redirectRefusalCode = (body: FaultBody): SandboxCode =>
  byRedirectCode[body.code ?? ''] ?? refusalCode(body);
