import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { SubscriptionView } from '@rounds/contract/business/billing';
import { usePaymentDetails, useSubscription } from '../api/get-subscription.ts';
import { OverdueNotice, type Question } from './overdue-notice.tsx';

/** A failed renewal, for screens that are about something else; renders nothing if everything is paid. */
export function OverdueStatus(props: Omit<OverdueProps, 'subscription'>) {
  const { data: subscription } = useSubscription();
  if (subscription?.status !== 'past_due') return null;
  return <Overdue {...props} subscription={subscription} />;
}

interface OverdueProps {
  readonly subscription: SubscriptionView;
  readonly Question: Question;
  readonly afterwards: ReactNode;
  readonly onPaid: () => void;
}

function Overdue({ subscription, Question, afterwards, onPaid }: OverdueProps) {
  const [, navigate] = useLocation();
  const { data: details, isPending } = usePaymentDetails();
  if (isPending) return null;
  return (
    <OverdueNotice
      subscription={subscription}
      details={details}
      Question={Question}
      afterwards={afterwards}
      onNewCard={() => navigate('/billing?card=new')}
      onPaid={onPaid}
    />
  );
}
