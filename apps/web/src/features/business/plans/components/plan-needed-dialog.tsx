import type { Tier } from '@rounds/contract/business/plans.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';

export interface PlanNeededDialogProps {
  readonly plan: Tier;
  /** This month's allowance of it is used up. */
  readonly isUsedUp: boolean;
  readonly onClose: () => void;
}

/** Says which plan includes what was just requested, or more of it, and links to it. */
export function PlanNeededDialog({ plan, isUsedUp, onClose }: PlanNeededDialogProps) {
  const { t } = useTranslation('business/plans.status');
  const { user } = useSession();
  const name = t(`name.${plan}`);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isUsedUp ? t('needed.usedUp') : t('needed.title', { plan: name })}
      description={t('needed.text', { plan: name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('needed.later')}
          </Button>
          {/* Learners with a paid plan change it there, where the cost is shown. */}
          <ButtonLink
            href={user && user.subscriptionTier !== 'free' ? '/billing' : '/subscribe'}
            onClick={onClose}
          >
            {t('needed.action', { plan: name })}
          </ButtonLink>
        </>
      }
    />
  );
}
