import { useState, type SubmitEvent } from 'react';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { endSecureCheck, type Progress } from '../api/sandbox.ts';
import type { Consent } from '../form-props.ts';
import { testCardDetails } from '../test-cards.ts';
import { useCard } from '../use-card.ts';
import { CardFields } from './card-fields.tsx';
import { ConsentButton } from './consent-button.tsx';
import { SecureCheck } from './secure-check.tsx';
import { TestCards, TestMode } from './test-mode.tsx';

export interface CardPanelProps<Paid extends Progress> {
  readonly cents: number;
  /** The button's label. */
  readonly label: string;
  readonly pay: (card: ReturnType<typeof useCard>['card']) => Promise<Paid>;
  /** Called once it has been paid, 3-D Secure included. */
  readonly onPaid: (paid: Paid) => void;
  readonly consent?: Consent | undefined;
}

/** Pays by card in test mode. Whatever goes wrong, what was typed stays, and it says what to do. */
export function CardPanel<Paid extends Progress>(props: CardPanelProps<Paid>) {
  const { cents, label, pay, onPaid, consent } = props;
  const { t } = useTranslation('business/payments.form');
  const errorText = useErrorText('business/sandbox');
  const form = useCard();
  const [error, setError] = useState<unknown>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [asked, setAsked] = useState<Paid | null>(null);
  const [answering, setAnswering] = useState<'passed' | 'failed' | null>(null);

  const fail = (cause: unknown) => {
    setError(cause);
    setAsked(null);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPaying) return;
    setError(null);
    if (consent?.require() === false || !form.check()) return;
    setIsPaying(true);
    pay(form.card)
      .then((paid) => (paid.status === 'succeeded' ? onPaid(paid) : setAsked(paid)))
      .catch(fail)
      .finally(() => setIsPaying(false));
  };
  const answer = (passed: boolean) => {
    if (!asked || answering) return;
    setAnswering(passed ? 'passed' : 'failed');
    endSecureCheck(asked.clientSecret, passed)
      .then(() => {
        setAsked(null);
        onPaid(asked);
      })
      .catch(fail)
      .finally(() => setAnswering(null));
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TestMode />
      {error !== null && (
        <Notice tone="critical" title={t('failedTitle')} takesFocus>
          {errorText(error, t('failedText'))}
        </Notice>
      )}
      <CardFields form={form} />
      <ConsentButton type="submit" size="lg" pending={isPaying} consent={consent}>
        {isPaying ? t('processing') : label}
      </ConsentButton>
      <TestCards onUse={(number) => form.change({ number, ...testCardDetails(Date.now()) })} />
      {asked && <SecureCheck cents={cents} pending={answering} onAnswer={answer} />}
    </form>
  );
}
