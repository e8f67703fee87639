import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { usePaymentSetup } from '../api/get-setup.ts';
import { endSecureCheck } from '../api/sandbox.ts';
import { useStripeJs } from '../api/stripe-js.ts';
import { SecureCheck } from './secure-check.tsx';

export interface BankQuestionProps {
  /** The payment whose card's owner is asked. */
  readonly clientSecret: string;
  readonly cents: number;
  readonly onPassed: () => void;
  /** Called with the message about the outcome. */
  readonly onFailed: (text: string) => void;
}

/** 3-D Secure for a payment with the card on file, as Stripe asks for it, or in test mode. */
export function BankQuestion(props: BankQuestionProps) {
  const { data: setup } = usePaymentSetup();
  if (!setup) return null;
  return setup.publishableKey === null ? (
    <TestQuestion {...props} />
  ) : (
    <StripeQuestion {...props} publishableKey={setup.publishableKey} />
  );
}

function TestQuestion({ clientSecret, cents, onPassed, onFailed }: BankQuestionProps) {
  const { t } = useTranslation('business/payments.form');
  const errorText = useErrorText('business/sandbox');
  const [pending, setPending] = useState<'passed' | 'failed' | null>(null);
  const answer = (passed: boolean) => {
    if (pending) return;
    setPending(passed ? 'passed' : 'failed');
    endSecureCheck(clientSecret, passed).then(onPassed, (error: unknown) =>
      onFailed(errorText(error, t('failedText'))),
    );
  };
  return <SecureCheck cents={cents} pending={pending} onAnswer={answer} />;
}

/** Stripe shows the bank's page over ours on its own. */
function StripeQuestion(props: BankQuestionProps & { readonly publishableKey: string }) {
  const { t } = useTranslation('business/payments.form');
  const { data: stripe, isError } = useStripeJs(props.publishableKey);
  const latest = useRef(props);
  const failedText = t('failedText');
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const { clientSecret, onPassed, onFailed } = latest.current;
    if (isError) onFailed(failedText);
    if (!stripe) return;
    stripe.handleNextAction({ clientSecret }).then(
      // Stripe's own message, in the learner's language.
      ({ error }) => (error ? onFailed(error.message ?? failedText) : onPassed()),
      () => onFailed(failedText),
    );
  }, [stripe, isError, failedText]);
  return null;
}
