import { startOnCredit } from '../../features/business/billing/api/start-on-credit.ts';
import type { pricesOn } from '@rounds/contract/business/plans.offers.rules';
import { useErrorText } from '../../api/error-text.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card, CardBody } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

export interface CreditStepProps {
  readonly plan: keyof typeof pricesOn.plans;
  readonly price: string;
  readonly onStarted: () => void;
}

/** In place of the payment form, where the learner's credit pays: there is nothing to fill in, but a button to press. */
export function CreditStep({ plan, price, onStarted }: CreditStepProps) {
  const { t } = useTranslation('business/plans');
  const errorText = useErrorText('business/billing');
  const paymentText = useErrorText('business/payments');
  const { run, pending, error } = useAction(startOnCredit);
  return (
    <Card>
      <CardBody className="grid gap-4">
        <h2 className="text-lg font-semibold">{t('subscribe.creditTitle')}</h2>
        <p>{t('subscribe.creditText', { price })}</p>
        {error !== undefined && (
          <Notice tone="critical" title={t('subscribe.errorTitle')}>
            {errorText(error, paymentText(error, t('subscribe.errorText')))}
          </Notice>
        )}
        <div>
          <Button size="lg" pending={pending} onClick={() => run(plan, { onSuccess: onStarted })}>
            {t('subscribe.creditStart')}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
