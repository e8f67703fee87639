import { usePaymentDetails } from '../../features/business/billing/api/get-subscription.ts';
import { MethodLine } from '../../features/business/billing/components/method-line.tsx';
import { Fact, Panel } from '../../features/business/billing/components/panel.tsx';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** What is charged next, and by what. */
export function PaymentPanel({ onCard }: { readonly onCard: () => void }) {
  const { t } = useTranslation('business/billing.page');
  const { money, date } = useFormat();
  const details = usePaymentDetails();
  const { data } = details;
  return (
    <Panel title={t('payment.title')} query={details} failed={t('payment.failed')} skeleton="h-44">
      {data && (
        <>
          <dl>
            <Fact label={t('payment.next')}>
              {data.next
                ? t('payment.nextValue', { amount: money(data.next.amount), date: date(data.next.at) })
                : data.overdue
                  ? t('payment.overdue', { amount: money(data.overdue.amount) })
                  : t('payment.none')}
            </Fact>
            {data.credit > 0 && (
              <Fact label={t('payment.credit')}>
                {t('payment.creditValue', { amount: money(data.credit) })}
              </Fact>
            )}
            <Fact label={t('payment.method')}>
              {data.method ? <MethodLine method={data.method} /> : t('payment.noMethod')}
            </Fact>
          </dl>
          {!data.method && data.next && (
            <Notice tone="caution" live={false}>
              {t('payment.addText', { date: date(data.next.at) })}
            </Notice>
          )}
          <div>
            <Button variant="secondary" onClick={onCard}>
              {t(data.method ? 'payment.replace' : 'payment.add')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
