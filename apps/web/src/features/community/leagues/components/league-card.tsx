import { useState, type ComponentType } from 'react';
import { TrendingUp } from 'lucide-react';
import type { LeagueWeek } from '@rounds/contract/community/leagues';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useChangeLeague } from '../api/change-league.ts';
import { useLeague } from '../api/get-league.ts';
import { LeaguePlaces, type LearnerNameProps } from './league-places.tsx';

export interface LeagueCardProps {
  /** Wraps a learner's name, to link to them. May be lazy. */
  readonly PersonName?: ComponentType<LearnerNameProps> | undefined;
}

/** The learner's week in their league, or the offer to take part. */
export function LeagueCard({ PersonName }: LeagueCardProps) {
  const { t } = useTranslation('community/leagues');
  const { data, isError, refetch } = useLeague();
  const failed = isError && !data;
  return (
    <Card aria-labelledby="league-title">
      <CardHeader>
        <CardTitle id="league-title">{t('title')}</CardTitle>
        {data?.week && <Badge tone="accent">{t(`names.${data.week.league}`)}</Badge>}
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3!">
        {failed ? (
          <FailedNotice onRetry={() => void refetch()}>{t('failed')}</FailedNotice>
        ) : !data ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-28" />
          </div>
        ) : data.week ? (
          <Week week={data.week} PersonName={PersonName} />
        ) : (
          <Offer />
        )}
      </CardBody>
    </Card>
  );
}

function Offer() {
  const { t } = useTranslation('community/leagues');
  const errorText = useErrorText('community/leagues');
  const change = useChangeLeague();
  return (
    <>
      <p className="measure text-muted">{t('lead')}</p>
      {change.isError && (
        <Notice tone="caution" title={t('changeFailed')}>
          {errorText(change.error)}
        </Notice>
      )}
      <div>
        <Button className="max-sm:w-full" pending={change.isPending} onClick={() => change.mutate(true)}>
          {t('join')}
        </Button>
      </div>
    </>
  );
}

interface WeekProps extends LeagueCardProps {
  readonly week: LeagueWeek;
}

function Week({ week, PersonName }: WeekProps) {
  const { t } = useTranslation('community/leagues');
  const format = useFormat();
  const isDemo = useSession().user?.isDemo === true;
  const places = isDemo ? week.places.filter(({ isMine }) => !isMine) : week.places;
  return (
    <>
      {isDemo ? (
        <p className="measure text-muted">{t('demo')}</p>
      ) : (
        <>
          <LastWeek week={week} />
          <div className="grid gap-1">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-medium">{t('own')}</span>
              <span className="figures text-lg font-semibold">{t('xp', { xp: format.number(week.xp) })}</span>
            </p>
            <Outlook week={week} />
            <p className="measure text-sm text-muted">{t('counts')}</p>
          </div>
        </>
      )}
      {!week.isFilling &&
        (places.length > 0 ? (
          <LeaguePlaces places={places} PersonName={PersonName} />
        ) : (
          <p className="text-muted">{t('noPlaces')}</p>
        ))}
      <div className="grid gap-1 text-sm text-muted">
        <p>{t('ends', { date: format.dateTime(week.endsAt) })}</p>
        {week.isHidden && !isDemo && <p>{t('hidden')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/learning-pathways" size="sm">
          {t('start')}
        </ButtonLink>
        <Leave />
      </div>
    </>
  );
}

/** Moving up is celebrated quietly; moving down is presented as a new start. */
function LastWeek({ week: { last, league } }: { readonly week: LeagueWeek }) {
  const { t } = useTranslation('community/leagues');
  const format = useFormat();
  if (!last) return null;
  const name = t(`names.${league}`);
  if (last.outcome === 'demoted') return <p className="text-muted">{t('demoted', { league: name })}</p>;
  if (last.outcome === 'stayed') {
    // A week off is not mentioned.
    if (last.xp === 0) return null;
    return <p className="text-muted">{t('stayed', { league: name, xp: format.number(last.xp) })}</p>;
  }
  return (
    <p className="flex items-center gap-3 rounded-control bg-celebrate-soft p-3 font-medium text-celebrate-text">
      <TrendingUp size={20} className="flex-none rtl:-scale-x-100" aria-hidden="true" />
      {t('promoted', { league: name })}
    </p>
  );
}

function Outlook({ week: { isFilling, xpToRise, league } }: { readonly week: LeagueWeek }) {
  const { t } = useTranslation('community/leagues');
  const format = useFormat();
  const text = (): string | null => {
    if (isFilling) return t('filling');
    if (league === 'diamond') return t('highest');
    if (xpToRise === null) return null;
    return xpToRise === 0 ? t('risingNow') : t('toRise', { xp: format.number(xpToRise) });
  };
  return <p className="text-sm text-muted">{text()}</p>;
}

function Leave() {
  const { t } = useTranslation('community/leagues');
  const errorText = useErrorText('community/leagues');
  const [asks, setAsks] = useState(false);
  const change = useChangeLeague();
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => setAsks(true)}>
        {t('leave')}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('leaveTitle')}
        text={t('leaveText')}
        confirm={t('leave')}
        pending={change.isPending}
        onConfirm={() => change.mutate(false)}
      >
        {change.isError && (
          <Notice tone="caution" title={t('changeFailed')}>
            {errorText(change.error)}
          </Notice>
        )}
      </ConfirmDialog>
    </div>
  );
}
