import { useFormat } from '../../../../../format/format.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../../ui/card/card.tsx';
import { BalanceChart } from '../../../../../ui/charts/balance-chart.tsx';
import { Skeleton } from '../../../../../ui/skeleton/skeleton.tsx';
import { usePointsTotals } from '../../api/get-points-totals.ts';
import { FailedNotice } from '../../../../../ui/notice/failed-notice.tsx';
import { Transactions } from './transactions.tsx';

/** Points over time, and every transaction. */
export function PointsPanel({ userId }: { readonly userId: number }) {
  const { t } = useTranslation('rewards/store');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <Card aria-labelledby="points-chart-title">
        <CardHeader>
          <CardTitle id="points-chart-title">{t('history.chart')}</CardTitle>
        </CardHeader>
        <CardBody>
          <Chart userId={userId} />
        </CardBody>
      </Card>
      <Card aria-labelledby="points-list-title">
        <CardHeader>
          <CardTitle id="points-list-title">{t('history.title')}</CardTitle>
        </CardHeader>
        <CardBody className="pt-2!">
          <Transactions userId={userId} />
        </CardBody>
      </Card>
    </div>
  );
}

function Chart({ userId }: { readonly userId: number }) {
  const { t } = useTranslation('rewards/store');
  const format = useFormat();
  const { data, isError, refetch } = usePointsTotals(userId);
  if (isError && !data) {
    return (
      // As high as the skeleton, so that the history below stays where it is.
      <div className="min-h-52">
        <FailedNotice onRetry={() => void refetch()}>{t('history.failed')}</FailedNotice>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-52" />;
  const balances = data.history.map(({ balance }) => balance);
  return (
    <BalanceChart
      points={data.history.map(({ day, balance }) => ({
        key: day,
        when: format.day(day),
        value: balance,
        valueText: format.number(balance),
      }))}
      numberOf={(value) => format.number(value)}
      summary={t('history.summary', {
        days: balances.length,
        first: balances[0] ?? 0,
        last: balances.at(-1) ?? 0,
        lowest: Math.min(...balances),
        highest: Math.max(...balances),
      })}
      table={{ toggle: t('history.table'), when: t('history.when'), value: t('history.balance') }}
    />
  );
}
