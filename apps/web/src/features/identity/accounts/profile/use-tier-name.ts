import type { User } from '@rounds/contract/identity/accounts';
import { useTranslation } from '../../../../i18n/translation.ts';

const tiers = ['free', 'student', 'professional', 'enterprise'] as const;

type Subscriber = Pick<User, 'subscriptionTier' | 'trialEndsAt'>;

const isOnTrial = ({ subscriptionTier, trialEndsAt }: Subscriber): boolean =>
  subscriptionTier === 'free' && trialEndsAt !== null && new Date(trialEndsAt).getTime() > Date.now();

/** Whether it is told when their trial ends: a demo's copy is gone before that. */
export const showsTrialEnd = (user: Subscriber & Pick<User, 'isDemo'>): boolean =>
  isOnTrial(user) && !user.isDemo;

/** What a learner's plan is called, a trial included. */
export function useTierName(): (user: Subscriber) => string {
  const { t } = useTranslation('screens/profile');
  const { t: plan } = useTranslation('business/plans.status');
  return (user) => {
    if (isOnTrial(user)) return plan('trial.name');
    const tier = tiers.find((name) => name === user.subscriptionTier);
    return tier ? t(`tier.${tier}`) : user.subscriptionTier;
  };
}
