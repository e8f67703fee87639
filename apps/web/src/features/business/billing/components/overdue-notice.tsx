import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { PaymentDetails, SubscriptionView } from '@rounds/contract/business/billing';
import { ApiError } from '../../../../api/client.ts';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useChange } from '../api/change-subscription.ts';

/** Has the bank ask the card's owner for confirmation. */
export type Question = ComponentType<{
  readonly clientSecret: string;
  readonly cents: number;
  readonly onPassed: () => void;
  readonly onFailed: (text: string) => void;
}>;

export interface OverdueNoticeProps {
  readonly subscription: SubscriptionView;
  /** Undefined until known. */
  readonly details: PaymentDetails | undefined;
  readonly Question: Question;
  /** What the learner has without this plan, in words. */
  readonly afterwards: ReactNode;
  readonly onNewCard: () => void;
  /** Removed then. */
  readonly onPaid: () => void;
}

/** What a failed renewal means, and the two ways to fix it. */
export function OverdueNotice(props: OverdueNoticeProps) {
  const { subscription, details, Question, afterwards, onNewCard, onPaid } = props;
  const { t } = useTranslation('business/billing.page');
  const errorText = useErrorText('business/billing');
  const { money, date } = useFormat();
  const pay = useChange('pay');
  const { name: plan, price } = subscription;
  const overdue = details?.overdue;
  const dollars = overdue?.amount ?? price;
  const amount = money(dollars);
  /** The secret for the bank's confirmation; null if none is needed. */
  const [asked, setAsked] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const told = () => {
    toast({ title: t('overdue.paid'), description: t('overdue.paidText', { plan }), variant: 'success' });
    onPaid();
  };
  const start = (isAnswered: boolean) => {
    setRefused(null);
    pay.mutate(undefined, {
      onSuccess: ({ clientSecret }) => (clientSecret === null ? told() : setAsked(clientSecret)),
      onError: (error) => {
        // The payment was reported first.
        if (isAnswered && error instanceof ApiError && error.code === 'nothing_due') told();
        else setRefused(errorText(error));
      },
    });
  };
  return (
    <Notice
      tone="critical"
      title={t('overdue.title')}
      action={
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Button size="sm" pending={pay.isPending} onClick={() => start(false)}>
            {t('overdue.pay', { amount })}
          </Button>
          <Button size="sm" variant="secondary" onClick={onNewCard}>
            {t('overdue.card')}
          </Button>
        </div>
      }
    >
      <p>{t('overdue.text', { amount, plan })}</p>
      <p>
        {overdue?.nextTryAt ? t('overdue.again', { date: date(overdue.nextTryAt) }) : t('overdue.last')}{' '}
        {afterwards}
      </p>
      {refused !== null && <p className="mt-2 font-semibold">{refused}</p>}
      {asked !== null && (
        <Suspense>
          <Question
            clientSecret={asked}
            cents={Math.round(dollars * 100)}
            onPassed={() => {
              setAsked(null);
              start(true);
            }}
            onFailed={(text) => {
              setAsked(null);
              setRefused(text);
            }}
          />
        </Suspense>
      )}
    </Notice>
  );
}
