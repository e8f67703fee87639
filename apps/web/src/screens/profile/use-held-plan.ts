import { useState } from 'react';
import type { User } from '@rounds/contract/identity/accounts';
import { tierInForce, tiers, type Tier } from '@rounds/contract/business/plans.rules';
import { useSubscription } from '../../features/business/billing/api/get-subscription.ts';
import { usePlan } from '../../features/business/plans/api/get-plan.ts';
import { stateOf, type HeldPlan, type State } from '../../features/business/plans/plan-state.rules.ts';
import { usePlanName } from '../../features/business/plans/use-plan-name.ts';
import { useTierName } from '../../features/business/plans/use-tier-name.ts';

export interface NamedPlan {
  /** Its tier's name. */
  readonly name: string;
  /** The name it was bought by; its tier's, if it wasn't. */
  readonly soldAs: string;
  readonly held: HeldPlan;
  readonly state: State;
}

/** The learner's plan and what it is called: as the session has it until the server answers, and without a network. */
export function useHeldPlan(user: User | null): NamedPlan | null {
  const tierName = useTierName();
  const [now] = useState(Date.now);
  const nameOf = usePlanName();
  const plan = usePlan();
  const isSubscribed = plan.data?.source === 'subscription';
  const { data: subscription } = useSubscription(isSubscribed);
  if (!user) return null;
  const onTrial = tierInForce(user, now) !== user.subscriptionTier;
  const held = plan.data ?? { ...user, onTrial, source: null, endsAt: null };
  const state = stateOf(held, null, now);
  const tier: Tier | undefined = tiers.find((name) => name === held.subscriptionTier);
  const name = tier ? tierName(tier, state) : held.subscriptionTier;
  const soldAs = isSubscribed && subscription ? nameOf(subscription.priceId) : name;
  return { name, soldAs, held, state };
}
