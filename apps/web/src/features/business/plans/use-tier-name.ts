import type { Tier } from '@rounds/contract/business/plans.rules';
import { useTranslation } from '../../../i18n/translation.ts';
import type { State } from './plan-state.rules.ts';

/** What a plan is called by its tier, where it isn't one that renews. A trial has a name of its own. */
export function useTierName(): (tier: Tier, state: State) => string {
  const { t } = useTranslation('business/plans.status');
  return (tier, { kind }) => t(kind === 'trial' ? 'trial.name' : `name.${tier}`);
}
