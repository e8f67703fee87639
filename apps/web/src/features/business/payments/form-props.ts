import type { Purchase } from '@rounds/contract/business/payments.rules';
import type { Offer } from '@rounds/contract/business/plans.offers.rules';

/** What every purchase needs, where it is given in the form itself. */
export interface Consent {
  readonly accepted: boolean;
  /** What to say where it was not. */
  readonly missing: string;
  /** Asks for it if it was not given; returns whether it was. */
  readonly require: () => boolean;
}

/** What is paid for, and what follows. */
export interface PaymentFormProps {
  readonly clientSecret: string;
  readonly purchase: Purchase;
  readonly tier: Offer['tier'];
  /** The words on the button. */
  readonly label: string;
  /** The form's address, for returning from the page of a wallet, a bank or a lender. */
  readonly from: string;
  readonly consent?: Consent | undefined;
  readonly onPaid: () => void;
}
