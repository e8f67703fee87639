import { useLocation } from 'wouter';
import type { SubscriptionView } from '@rounds/contract/business/billing';
import { usePaymentDetails, useSubscription } from '../api/get-subscription.ts';
import { OverdueNotice } from './overdue-notice.tsx';

/** A failed renewal, for screens that are about something else; nothing where all is paid. */
export function OverdueStatus({ onPaid }: { readonly onPaid: () => void }) {
  const { data: subscription } = useSubscription();
  if (subscription?.status !== 'past_due') return null;
  return <Overdue subscription={subscription} onPaid={onPaid} />;
}

interface OverdueProps {
  readonly subscription: SubscriptionView;
  readonly onPaid: () => void;
}

function Overdue({ subscription, onPaid }: OverdueProps) {
  const [, navigate] = useLocation();
  const { data: details, isPending } = usePaymentDetails();
  if (isPending) return null;
  return (
    <OverdueNotice
      subscription={subscription}
      details={details}
      onNewCard={() => navigate('/billing?card=new')}
      onPaid={onPaid}
    />
  );
}
