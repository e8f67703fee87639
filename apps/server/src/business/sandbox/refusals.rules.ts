import type { sandboxErrors } from '@rounds/contract/business/sandbox.errors';

type Code = keyof typeof sandboxErrors;

const byCode: Readonly<Record<string, Code>> = {
  expired_card: 'card_expired',
  incorrect_cvc: 'card_cvc',
  incorrect_number: 'card_number',
  processing_error: 'card_processing',
  payment_intent_authentication_failure: 'card_not_authenticated',
  resource_missing: 'payment_not_found',
};
const byDecline: Readonly<Record<string, Code>> = {
  insufficient_funds: 'card_funds',
  test_mode_live_card: 'card_not_a_test_card',
};

/** The code of the API for what the gateway refused. */
export function refusalCode({
  code = '',
  decline_code = '',
}: {
  code?: string;
  decline_code?: string;
}): Code {
  if (code === 'card_declined') return byDecline[decline_code] ?? 'card_declined';
  return byCode[code] ?? 'payment_closed';
}
