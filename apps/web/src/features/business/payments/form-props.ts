import type { Purchase } from '@rounds/contract/business/payments.rules';
import type { Offer } from '@rounds/contract/business/plans.offers.rules';

/** The consent that every purchase needs, if it is given in the form itself. */
export interface Consent {
  readonly accepted: boolean;
  /** The message if it is missing. */
  readonly missing: string;
  /** Requests it if it is missing; returns whether it was given. */
  readonly require: () => boolean;
}

/** What is bought, and what follows. */
export interface PaymentFormProps {
  readonly clientSecret: string;
  readonly purchase: Purchase;
  readonly tier: Offer['tier'];
  /** The button's label. */
  readonly label: string;
  /** The form's address, for returning from the page of a wallet, a bank or a lender. */
  readonly from: string;
  readonly consent?: Consent | undefined;
  readonly onPaid: () => void;
}
