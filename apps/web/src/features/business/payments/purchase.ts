import { useHistoryState } from 'wouter/use-browser-location';
import { paymentMethods, type PaymentMethodKind } from '@rounds/contract/business/payments.rules';
import type { PaymentFormProps } from './form-props.ts';

export type RedirectMethod = Exclude<PaymentMethodKind, 'card'>;

/**
 * A payment on its way to the page of a wallet, a bank or a lender, and back. Stored in the browser's history entry, so
 * that it survives a reload and nobody else reads it.
 */
export interface Redirect extends Pick<PaymentFormProps, 'clientSecret' | 'purchase' | 'tier' | 'from'> {
  readonly method: RedirectMethod;
}

/** The message when the learner comes back without having paid. */
export interface Returned {
  readonly refused: boolean;
}

export const authorizePage = '/sandbox/authorize';

function isRedirect(value: unknown): value is Redirect {
  const { method, from } = (value ?? {}) as Partial<Redirect>;
  return typeof from === 'string' && paymentMethods.some((known) => known === method);
}

/** The payment that this page was opened for; null if it was opened by its address alone. */
export function useRedirect(): Redirect | null {
  const state = useHistoryState<unknown>();
  return isRedirect(state) ? state : null;
}

/** Whether the learner has just come back from such a page; null if not. */
export function useReturned(): Returned | null {
  const state = useHistoryState<Partial<Returned> | null>();
  return typeof state?.refused === 'boolean' ? { refused: state.refused } : null;
}
