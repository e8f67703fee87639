import type { ReferralStats } from '@rounds/contract/business/referrals';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge/badge.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';

type Referral = ReferralStats['recentReferrals'][number];

const tones: Readonly<Record<Referral['status'], BadgeTone>> = {
  pending: 'neutral',
  earned: 'positive',
  refused: 'caution',
  taken_back: 'neutral',
};

/** The latest referred learners, and what each has earned. */
export function RecentReferrals({ recentReferrals }: Pick<ReferralStats, 'recentReferrals'>) {
  const { t } = useTranslation('business/referrals');
  return (
    <section aria-labelledby="recent-referrals" className="grid gap-3">
      <h2 id="recent-referrals" className="text-xl">
        {t('list.title')}
      </h2>
      <Card>
        {recentReferrals.length === 0 ? (
          <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
        ) : (
          <ul className="divide-y">
            {recentReferrals.map((referral) => (
              <Row key={referral.id} {...referral} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function Row({ referredUser, date, status, earnings }: Referral) {
  const { t } = useTranslation('business/referrals');
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0">
        <p className="truncate font-semibold">
          {referredUser === null ? t('list.hidden') : <bdi>{referredUser}</bdi>}
        </p>
        <p className="text-sm text-muted">{format.date(date)}</p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        <span className="figures min-w-14 text-end font-semibold">{format.money(earnings)}</span>
      </div>
      {status === 'refused' && <p className="basis-full text-sm text-muted">{t('refused')}</p>}
    </li>
  );
}
