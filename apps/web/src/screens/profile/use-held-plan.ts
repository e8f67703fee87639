import { useState } from 'react';
import type { User } from '@rounds/contract/identity/accounts';
import { tierInForce, tiers, type Tier } from '@rounds/contract/business/plans.rules';
import { usePlan } from '../../features/business/plans/api/get-plan.ts';
import { stateOf, type HeldPlan, type State } from '../../features/business/plans/plan-state.rules.ts';
import { useTierName } from '../../features/business/plans/use-tier-name.ts';

export interface NamedPlan {
  readonly name: string;
  readonly held: HeldPlan;
  readonly state: State;
}

/** The learner's plan and what it is called: as the session has it until the server answers, and without a network. */
export function useHeldPlan(user: User | null): NamedPlan | null {
  const tierName = useTierName();
  const [now] = useState(Date.now);
  const plan = usePlan();
  if (!user) return null;
  const onTrial = tierInForce(user, now) !== user.subscriptionTier;
  const held = plan.data ?? { ...user, onTrial, source: null, endsAt: null };
  const state = stateOf(held, null, now);
  const tier: Tier | undefined = tiers.find((name) => name === held.subscriptionTier);
  return { name: tier ? tierName(tier, state) : held.subscriptionTier, held, state };
}
