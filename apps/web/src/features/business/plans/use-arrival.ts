import { useLocation } from 'wouter';
import type { Offer } from '@rounds/contract/business/plans.offers.rules';
import { useTranslation } from '../../../i18n/translation.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { awaitPlan } from './awaited-plan.ts';

/** What follows a payment that went through: thanks, and the dashboard, where the plan is waited for. */
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
    // Whoever goes back should not find the form of a payment that was made.
    navigate('/dashboard', { replace: true });
  };
}
