import { useLocation } from 'wouter';
import type { Offer } from '@rounds/contract/business/plans.offers.rules';
import { useTranslation } from '../../../i18n/translation.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { awaitPlan } from './awaited-plan.ts';

/** After a successful payment: thanks, and the dashboard, which waits for the plan. */
export function useArrival(): (tier: Offer['tier']) => void {
  const { t } = useTranslation('business/plans.status');
  const [, navigate] = useLocation();
  return (tier) => {
    awaitPlan({ tier, by: 'told' });
    toast({
      title: t('arrival.paidTitle'),
      description: t(tier === 'professional' ? 'arrival.welcome' : 'arrival.paidText'),
      variant: 'success',
    });
    // Going back must not lead to the form of a completed payment.
    navigate('/dashboard', { replace: true });
  };
}
