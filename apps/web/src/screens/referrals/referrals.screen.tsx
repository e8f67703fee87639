import { referralCents } from '@rounds/contract/business/referrals.rules';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useReferralStats } from '../../features/business/referrals/api/get-referral-stats.ts';
import { RecentReferrals } from '../../features/business/referrals/components/recent-referrals.tsx';
import { ReferralCode } from '../../features/business/referrals/components/referral-code.tsx';
import { ReferralTotals } from '../../features/business/referrals/components/referral-totals.tsx';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

const facts = ['use', 'cash', 'back'] as const;

/** The learner's code, whom they referred, and what that earns. */
export function ReferralsScreen() {
  const { t } = useTranslation('business/referrals');
  const { money } = useFormat();
  useDocumentTitle(t('title'));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-5 sm:py-6">
      <header className="measure">
        <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
        <p className="text-muted">{t('lead', { credit: money(referralCents / 100) })}</p>
      </header>
      <Content />
    </div>
  );
}

function Content() {
  const { t } = useTranslation('business/referrals');
  const stats = useReferralStats();
  if (stats.isError) return <FailedNotice onRetry={() => void stats.refetch()}>{t('failed')}</FailedNotice>;
  if (!stats.data) return <Loading label={t('loading')} />;
  return (
    <>
      <ReferralCode code={stats.data.referralCode} />
      <ReferralTotals {...stats.data} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <RecentReferrals {...stats.data} />
        <section aria-labelledby="credit" className="grid gap-3">
          <h2 id="credit" className="text-xl">
            {t('credit.title')}
          </h2>
          {/* Not ticks: some say what the credit doesn't do. */}
          <ul className="grid list-disc gap-2 ps-5">
            {facts.map((fact) => (
              <li key={fact}>{t(`credit.${fact}`)}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** Of the size of what takes its place. */
function Loading({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-5">
      <Skeleton className="h-52 sm:h-40" />
      <Skeleton className="h-20 sm:hidden" />
      <div className="grid gap-3 max-sm:hidden sm:grid-cols-2 lg:gap-5">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}
