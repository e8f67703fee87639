import type { Tier } from '@rounds/contract/business/plans.rules';
import { useTranslation } from '../../../i18n/translation.ts';
import type { State } from './plan-state.rules.ts';

/** A plan's name by its tier, for plans that don't renew. A trial has its own name. */
export function useTierName(): (tier: Tier, state: State) => string {
  const { t } = useTranslation('business/plans.status');
  return (tier, { kind }) => t(kind === 'trial' ? 'trial.name' : `name.${tier}`);
}
