import { useState, type SubmitEvent } from 'react';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { paymentMethods } from '@rounds/contract/business/payments.rules';
import { useLanguage, useTranslation } from '../../../../i18n/translation.ts';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useStripeJs } from '../api/stripe-js.ts';
import type { PaymentFormProps } from '../form-props.ts';
import { ConsentButton } from './consent-button.tsx';

export interface StripeFormProps extends Pick<
  PaymentFormProps,
  'clientSecret' | 'label' | 'consent' | 'onPaid'
> {
  readonly publishableKey: string;
  /** Where Stripe returns the learner from the page of a wallet or a bank. */
  readonly returnTo: string;
  /** The payment method is saved for later; nothing is charged. */
  readonly keepsCard?: boolean;
}

const methodOrder = [...paymentMethods];

/** Stripe's Payment Element, which determines by itself which payment methods a purchase allows. */
export function StripeForm({ publishableKey, ...props }: StripeFormProps) {
  const { t } = useTranslation('business/payments.form');
  const language = useLanguage();
  const { data: stripe = null, isError, refetch } = useStripeJs(publishableKey);
  if (isError) return <FailedNotice onRetry={() => void refetch()}>{t('loadFailed')}</FailedNotice>;
  const options = {
    clientSecret: props.clientSecret,
    locale: language === 'pt' ? 'pt-BR' : language,
    appearance: { theme: document.documentElement.dataset['theme'] === 'dark' ? 'night' : 'stripe' },
  } as const;
  return (
    <Elements stripe={stripe} options={options}>
      <ElementForm {...props} />
    </Elements>
  );
}

function ElementForm({
  returnTo,
  keepsCard = false,
  label,
  consent,
  onPaid,
}: Omit<StripeFormProps, 'publishableKey'>) {
  const { t } = useTranslation('business/payments.form');
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const fail = (text = t('failedText')) => setProblem(text);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!stripe || !elements || isPaying || consent?.require() === false) return;
    setIsPaying(true);
    setProblem(null);
    const options = {
      elements,
      confirmParams: { return_url: new URL(returnTo, location.origin).href },
      redirect: 'if_required',
    } as const;
    (keepsCard ? stripe.confirmSetup(options) : stripe.confirmPayment(options))
      // Stripe's own message, in the learner's language.
      .then(({ error }) => (error ? fail(error.message) : onPaid()))
      .catch(() => fail())
      .finally(() => setIsPaying(false));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {problem !== null && (
        <Notice tone="critical" title={t('failedTitle')} takesFocus>
          {problem}
        </Notice>
      )}
      <PaymentElement
        options={{ layout: 'tabs', paymentMethodOrder: methodOrder }}
        onLoadError={({ error }) => fail(error.message)}
      />
      <ConsentButton type="submit" size="lg" pending={isPaying} aria-disabled={!stripe} consent={consent}>
        {isPaying ? t('processing') : label}
      </ConsentButton>
    </form>
  );
}
