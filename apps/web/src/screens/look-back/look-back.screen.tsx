import type { ReactNode } from 'react';
import { passingScore } from '@rounds/contract/common.rules';
import { useLookBack, type LookBack } from '../../features/learning/look-back/api/get-look-back.ts';
import { useSaveLookBackMail } from '../../features/learning/look-back/api/save-look-back-mail.ts';
import { useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { ProgressLink } from '../../features/learning/progress/components/progress-row.tsx';
import { useTitles } from '../../features/learning/scenarios/api/list-summaries.ts';
import { English, EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { BackLink } from '../../ui/link/back-link.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { AreaChanges, MissedAreas } from './areas.tsx';

/** What was learned; beside it on a wide screen, what slipped. */
const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)]';
const column = 'grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6';

/** What is due now, and the week that is over: what was learned, what slipped. */
export function LookBackScreen() {
  const { t } = useTranslation('learning/look-back');
  const { t: player } = useTranslation('learning/scenarios');
  const format = useFormat();
  useDocumentTitle(t('title'));
  const { data, isError, refetch } = useLookBack();
  return (
    <div className="page py-4 sm:py-6">
      <div className={column}>
        <header>
          <BackLink href="/dashboard">{player('player.back')}</BackLink>
          <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
          <p className="measure text-muted">{t('lead')}</p>
          <p className="mt-1 min-h-6 font-medium">{data && format.dayRange(data.from, data.to)}</p>
          <EnglishNote className="mt-1" />
        </header>
        {isError && !data ? (
          <FailedNotice onRetry={() => void refetch()}>{t('failed')}</FailedNotice>
        ) : data ? (
          <Week week={data} />
        ) : (
          <div role="status" aria-label={t('loading')} className={column}>
            <Skeleton className="h-37.5 rounded-card sm:h-31" />
            <div className={columns}>
              <Skeleton className="h-72 rounded-card" />
              <Skeleton className="h-40 rounded-card" />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function Week({ week }: { readonly week: LookBack }) {
  const { t } = useTranslation('learning/look-back');
  const { t: review } = useTranslation('learning/review');
  const isEmpty = week.answered === 0 && week.cases.length === 0;
  const slipped = week.fell.length > 0 || week.missed.length > 0;
  const mail = (
    <Card className="px-4 py-2 sm:px-5">
      <MailSwitch wantsMail={week.wantsMail} />
    </Card>
  );
  return (
    <>
      <Part id="look-back-due" title={t('due')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {week.due > 0 ? (
            <>
              <p>{review('due.count', { count: week.due })}</p>
              <ButtonLink href="/review" className="max-sm:w-full">
                {t('review')}
              </ButtonLink>
            </>
          ) : (
            <>
              <p className="text-muted">{t('noneDue')}</p>
              <ButtonLink href="/learning-pathways" variant="secondary" className="max-sm:w-full">
                {review('due.case')}
              </ButtonLink>
            </>
          )}
        </div>
      </Part>
      {isEmpty ? (
        <div className={columns}>
          <Card>
            <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
          </Card>
          {mail}
        </div>
      ) : (
        <div className={columns}>
          <Part id="look-back-learned" title={t('learned')}>
            <Learned week={week} />
          </Part>
          <div className={column}>
            <Part id="look-back-slipped" title={t('slipped')}>
              {slipped ? (
                <>
                  <AreaChanges title={t('fell')} changes={week.fell} />
                  <MissedAreas missed={week.missed} />
                  {week.missed.length > 0 && (
                    <ButtonLink
                      href="/practice?state=wrong"
                      variant="secondary"
                      className="max-sm:w-full sm:justify-self-start"
                    >
                      {review('due.practice')}
                    </ButtonLink>
                  )}
                </>
              ) : (
                <p className="text-muted">{t('noneSlipped')}</p>
              )}
            </Part>
            {mail}
          </div>
        </div>
      )}
    </>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>{title}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-5 pt-3!">{children}</CardBody>
    </Card>
  );
}

function Learned({ week }: { readonly week: LookBack }) {
  const { t } = useTranslation('learning/look-back');
  const { t: progress } = useTranslation('learning/progress');
  const format = useFormat();
  const titleOf = useTitles(week.cases.map(({ scenarioId }) => scenarioId));
  const figures = [
    ['cases', week.cases.length],
    ['answered', week.answered],
    ['xp', week.xp],
  ] as const;
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {figures.map(([label, value]) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 sm:grid sm:justify-start sm:gap-0"
          >
            <dt className="text-sm text-muted">{t(label)}</dt>
            <dd className="figures text-xl font-semibold">{format.number(value)}</dd>
          </div>
        ))}
      </dl>
      {week.cases.length > 0 && (
        <ul className="grid divide-y border-t">
          {week.cases.map(({ scenarioId, score }) => {
            const title = titleOf(scenarioId);
            return (
              <li key={scenarioId} className="flex min-h-11 items-center justify-between gap-4 py-2">
                <div>
                  {title === undefined ? (
                    <Skeleton className="h-5 w-48" />
                  ) : title === null ? (
                    <span>{t('unknown')}</span>
                  ) : (
                    <Opened scenarioId={scenarioId}>
                      <English>{title}</English>
                    </Opened>
                  )}
                  {score !== null && score < passingScore && (
                    <p className="text-sm font-medium text-caution">{progress('recent.notPassed')}</p>
                  )}
                </div>
                {score !== null && (
                  <span className="figures flex-none font-semibold">{format.percent(score)}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <AreaChanges title={t('rose')} changes={week.rose} />
    </>
  );
}

/** Leads to the latest attempt at a case, as each row does that names one. */
function Opened({ scenarioId, children }: { readonly scenarioId: number; readonly children: ReactNode }) {
  const entry = useProgress().data?.find((one) => one.scenarioId === scenarioId);
  return <span>{entry ? <ProgressLink entry={entry}>{children}</ProgressLink> : children}</span>;
}

function MailSwitch({ wantsMail }: { readonly wantsMail: boolean }) {
  const { t } = useTranslation('learning/look-back');
  const save = useSaveLookBackMail();
  return (
    <Switch
      label={t('mail')}
      help={t('mailHint')}
      checked={save.isPending ? save.variables : wantsMail}
      onChange={(next) =>
        save.mutate(next, { onError: () => toast({ title: t('saveFailed'), variant: 'caution' }) })
      }
    />
  );
}
