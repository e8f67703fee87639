import type { Offer } from '@rounds/contract/business/plans.offers.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';

export interface PaymentFailedProps {
  readonly tier: Offer['tier'];
  readonly onClose: () => void;
}

/** A wallet or a bank sent the learner back without a payment. */
export function PaymentFailed({ tier, onClose }: PaymentFailedProps) {
  const { t } = useTranslation('business/plans.status');
  return (
    <Notice
      tone="critical"
      title={t('arrival.failedTitle')}
      action={
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <ButtonLink href={`/subscribe?plan=${tier}`} size="sm">
            {t('arrival.retry')}
          </ButtonLink>
          <Button variant="ghost" size="sm" onClick={onClose}>
            {t('arrival.close')}
          </Button>
        </div>
      }
    >
      {t('arrival.failedText')}
    </Notice>
  );
}
