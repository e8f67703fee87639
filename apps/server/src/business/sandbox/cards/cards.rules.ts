/** Why a card was declined, in Stripe's words. */
export interface Refusal {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

type Behavior =
  | { readonly kind: 'succeeds' | 'disputed' }
  | { readonly kind: 'declined' | 'fails_later'; readonly refusal: Refusal }
  /** Asks for 3-D Secure, each time or only while the learner is present. Then it succeeds, or is declined anyway. */
  | { readonly kind: 'asks'; readonly everyTime: boolean; readonly refusal?: Refusal };

interface TestCard {
  readonly brand: string;
  readonly behavior: Behavior;
}

const declined = (code: string, message: string, decline_code?: string): Refusal => ({
  code,
  message,
  ...(decline_code !== undefined && { decline_code }),
});
const generic = declined('card_declined', 'Your card was declined.', 'generic_decline');
const visa = (behavior: Behavior): TestCard => ({ brand: 'visa', behavior });
const refused = (refusal: Refusal) => visa({ kind: 'declined', refusal });
const good: Behavior = { kind: 'succeeds' };

/** THE test cards, by number. No other card is accepted, and no number is stored. */
const cards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': visa(good),
  '5555555555554444': { brand: 'mastercard', behavior: good },
  '378282246310005': { brand: 'amex', behavior: good },
  '4000000000000002': refused(generic),
  '4000000000009995': refused(
    declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  ),
  '4000000000009987': refused(declined('card_declined', 'Your card was declined.', 'lost_card')),
  '4000000000009979': refused(declined('card_declined', 'Your card was declined.', 'stolen_card')),
  '4000000000000069': refused(declined('expired_card', 'Your card has expired.')),
  '4000000000000127': refused(declined('incorrect_cvc', "Your card's security code is incorrect.")),
  '4000000000000119': refused(
    declined('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  ),
  '4000000000000341': visa({ kind: 'fails_later', refusal: generic }),
  '4000002500003155': visa({ kind: 'asks', everyTime: false }),
  '4000002760003184': visa({ kind: 'asks', everyTime: true }),
  '4000008400001629': visa({ kind: 'asks', everyTime: true, refusal: generic }),
  '4000000000000259': visa({ kind: 'disputed' }),
};

const byLast4: Readonly<Record<string, TestCard>> = Object.fromEntries(
  Object.entries(cards).map(([number, card]) => [number.slice(-4), card]),
);

const wrongNumber = declined('incorrect_number', 'Your card number is incorrect.');
const liveCard = declined(
  'card_declined',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  'test_mode_live_card',
);

/** What is stored of a card. */
export interface KeptCard {
  readonly brand: string;
  readonly last4: string;
}

/** The test card that was typed, or why it isn't one. */
export function readCard(typed: string): KeptCard | { readonly refusal: Refusal } {
  const number = typed.replaceAll(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return { refusal: wrongNumber };
  const card = Object.hasOwn(cards, number) ? cards[number] : undefined;
  return card ? { brand: card.brand, last4: number.slice(-4) } : { refusal: liveCard };
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a card has expired at an instant in seconds. Years may have two digits. */
export function isExpired(month: number, year: number, at: number): boolean {
  const full = year < 100 ? 2000 + year : year;
  return Date.UTC(full, month) <= at * 1000;
}
export const expiredCard = declined('expired_card', 'Your card has expired.');

export type Outcome =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'asks' }
  | { readonly kind: 'declined'; readonly refusal: Refusal };

/** The state of 3-D Secure: not requested, passed or failed. */
export type Authentication = 'none' | 'passed' | 'failed';

const notAuthenticated = declined(
  'payment_intent_authentication_failure',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
);
const authenticationNeeded = declined(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
);

/** The result of paying an invoice while its owner is present to confirm. */
export const ownerAsked = declined(
  'invoice_payment_intent_requires_action',
  'This payment requires additional user action before it can be completed successfully. Payment can be completed using the `PaymentIntent` associated with the invoice.',
);

export interface Attempt {
  /** The owner is absent: a renewal. */
  readonly offSession: boolean;
  readonly authentication: Authentication;
  /** The card is only saved for later: nothing is charged. */
  readonly forLater?: boolean;
}

/** The result of an attempt with a test card. */
export function attemptWith(
  last4: string,
  { offSession, authentication, forLater = false }: Attempt,
): Outcome {
  const { behavior } = byLast4[last4] ?? refused(generic);
  switch (behavior.kind) {
    case 'succeeds':
    case 'disputed':
      return { kind: 'succeeded' };
    case 'declined':
      return { kind: 'declined', refusal: behavior.refusal };
    case 'fails_later':
      return forLater ? { kind: 'succeeded' } : { kind: 'declined', refusal: behavior.refusal };
    case 'asks':
      if (authentication === 'failed') return { kind: 'declined', refusal: notAuthenticated };
      if (authentication === 'none' && offSession)
        return behavior.everyTime
          ? { kind: 'declined', refusal: authenticationNeeded }
          : { kind: 'succeeded' };
      if (authentication === 'none') return { kind: 'asks' };
      return behavior.refusal ? { kind: 'declined', refusal: behavior.refusal } : { kind: 'succeeded' };
  }
}

/** Whether the card's owner will dispute the charge. */
export const isDisputed = (last4: string): boolean => byLast4[last4]?.behavior.kind === 'disputed';

/**
 * The traits that a card's fingerprint is made from. Everybody pays with the same test cards, so a different expiry or
 * security code makes a different card.
 */
export const cardTraits = (last4: string, { exp_month, exp_year, cvc = '' }: TypedTraits): string =>
  [last4, exp_month, exp_year % 100, cvc].join(' ');

interface TypedTraits {
  readonly exp_month: number;
  readonly exp_year: number;
  readonly cvc?: string | undefined;
}
