import { useState } from 'react';
import type { SubscriptionView } from '@rounds/contract/business/billing';
import { pricesOn, type PriceId } from '@rounds/contract/business/plans.offers.rules';
import { useChange } from '../../features/business/billing/api/change-subscription.ts';
import { useSubscription } from '../../features/business/billing/api/get-subscription.ts';
import { CancelDialog } from '../../features/business/billing/components/cancel-dialog.tsx';
import { ChangeDialog } from '../../features/business/billing/components/change-dialog.tsx';
import { Panel } from '../../features/business/billing/components/panel.tsx';
import { usePlan } from '../../features/business/plans/api/get-plan.ts';
import { stateOf } from '../../features/business/plans/plan-state.rules.ts';
import { useCodePlanText } from '../../features/business/plans/use-code-plan-text.ts';
import { usePlanName } from '../../features/business/plans/use-plan-name.ts';
import { useTierName } from '../../features/business/plans/use-tier-name.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { PlanState } from './plan-state.tsx';

/** The other plan of the screen that sold this one: its price stays that screen's. */
function otherPrice(priceId: PriceId): PriceId {
  const family: readonly PriceId[] = pricesOn.pricing.some((one) => one === priceId)
    ? pricesOn.pricing
    : Object.values(pricesOn.plans);
  return family.find((one) => one !== priceId) ?? priceId;
}

export interface PlanPanelProps {
  readonly onCard: () => void;
  /** Where to ask for a refund; null if this installation names no address. */
  readonly contact: string | null;
}

/** What the learner has and until when, in words, and what can be done about it. */
export function PlanPanel({ onCard, contact }: PlanPanelProps) {
  const { t } = useTranslation('business/billing.page');
  const tierName = useTierName();
  const nameOf = usePlanName();
  const { user } = useSession();
  const plan = usePlan();
  const subscription = useSubscription();
  const isKnown = plan.data !== undefined && subscription.data !== undefined;
  const query = {
    isError: (plan.isError || subscription.isError) && !isKnown,
    data: isKnown || undefined,
    refetch: () => Promise.all([plan.refetch(), subscription.refetch()]),
  };
  const held = subscription.data ?? null;
  const [now] = useState(Date.now);
  const state = plan.data && stateOf(plan.data, held, now);
  const goesOn = useCodePlanText(plan.data);
  const beside = held && goesOn;
  return (
    <Panel title={t('plan.title')} query={query} skeleton="h-35">
      {plan.data && state && (
        <>
          <div className="grid gap-1">
            <p className="text-xl font-semibold">
              {held ? nameOf(held.priceId) : tierName(plan.data.subscriptionTier, state)}
            </p>
            <PlanState state={state} plan={plan.data} subscription={held} beside={beside} />
          </div>
          {held ? (
            <Actions subscription={held} beside={beside} onCard={onCard} contact={contact} />
          ) : (
            state.kind !== 'code' && (
              <div>
                <ButtonLink href="/subscribe" variant={user?.isDemo ? 'secondary' : 'primary'}>
                  {t('plan.see')}
                </ButtonLink>
              </div>
            )
          )}
        </>
      )}
    </Panel>
  );
}

interface ActionsProps extends PlanPanelProps {
  readonly subscription: SubscriptionView;
  readonly beside: string | null;
}

function Actions({ subscription, beside, onCard, contact }: ActionsProps) {
  const { t } = useTranslation('business/billing.page');
  const nameOf = usePlanName();
  const errorText = useErrorText('business/billing');
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const resume = useChange('resume');
  const close = () => setOpen(null);
  const { cancelAtPeriodEnd: ends } = subscription;
  const to = otherPrice(subscription.priceId);
  const takeBack = () =>
    resume.mutate(undefined, {
      onSuccess: () =>
        toast({ title: t('resume.done'), description: t('resume.doneText'), variant: 'success' }),
      onError: (error) =>
        toast({ title: t('resume.failed'), description: errorText(error), variant: 'destructive' }),
    });
  return (
    <div className="flex flex-wrap gap-3">
      {subscription.status !== 'past_due' && (
        <Button variant="secondary" onClick={() => setOpen('change')}>
          {t('change.action', { plan: nameOf(to) })}
        </Button>
      )}
      {/* One button for both, so that the focus stays where it is when one becomes the other. */}
      <Button
        variant={ends ? 'primary' : 'ghost'}
        pending={resume.isPending}
        onClick={ends ? takeBack : () => setOpen('cancel')}
      >
        {t(ends ? 'resume.action' : 'cancel.action')}
      </Button>
      {open === 'change' && (
        <ChangeDialog
          subscription={subscription}
          to={to}
          nameOf={nameOf}
          onClose={close}
          onNewCard={onCard}
        />
      )}
      {open === 'cancel' && (
        <CancelDialog
          subscription={subscription}
          plan={nameOf(subscription.priceId)}
          codePlanText={beside}
          contact={contact}
          onClose={close}
        />
      )}
    </div>
  );
}
