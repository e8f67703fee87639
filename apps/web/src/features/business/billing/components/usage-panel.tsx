import { planAllowances } from '@rounds/contract/business/plans.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { usePlanUsage } from '../api/get-subscription.ts';
import { Panel } from './panel.tsx';

/** How much of this month's allowances is used. */
export function UsagePanel() {
  const { t } = useTranslation('business/billing.page');
  const { number, date } = useFormat();
  const usage = usePlanUsage();
  const { data } = usage;
  return (
    <Panel title={t('usage.title')} query={usage} failed={t('usage.failed')} skeleton="h-28">
      {data && (
        <>
          <ul className="grid gap-4">
            {planAllowances.map((allowance) => {
              const { used, limit } = data[allowance];
              const text =
                limit === null
                  ? t(`usage.${allowance}.unlimited`, { used: number(used) })
                  : t(`usage.${allowance}.of`, { used: number(used), limit: number(limit) });
              return (
                <li key={allowance} className="grid gap-1.5">
                  <p className="figures">{text}</p>
                  {limit !== null && (
                    <ProgressBar
                      value={used}
                      max={limit}
                      label={t(`usage.${allowance}.label`)}
                      valueText={text}
                    />
                  )}
                </li>
              );
            })}
          </ul>
          <p className="text-sm text-muted">{t('usage.resets', { date: date(data.resetsAt) })}</p>
        </>
      )}
    </Panel>
  );
}
