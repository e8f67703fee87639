import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { confidences } from '@rounds/contract/learning/progress.answers.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import {
  useQuestionFigures,
  type QuestionFigures as Figures,
  type QuestionPlace,
} from '../api/staff-questions.ts';
import { useEstimate } from '../use-estimate.ts';

export interface QuestionFiguresProps {
  readonly question: QuestionPlace;
  readonly reasonOf: (reason: Figures['reported'][number]['reason']) => string;
  readonly confidenceOf: (confidence: (typeof confidences)[number]) => string;
}

/** Everything known about a question: its figures, how each option is used, reports, and withdrawals. */
export function QuestionFigures({ question, reasonOf, confidenceOf }: QuestionFiguresProps) {
  const { t } = useTranslation('learning/item-health');
  const figures = useQuestionFigures(question);
  const { data } = figures;
  if (figures.isError && !data)
    return <FailedNotice onRetry={() => void figures.refetch()}>{t('figuresFailed')}</FailedNotice>;
  if (!data)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-60" />
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t pt-4">
      <Numbers figures={data} confidenceOf={confidenceOf} />
      {data.options && <Options options={data.options} />}
      <Part title={t('explanation')}>
        <p lang="en" dir="ltr" className="measure text-around wrap-anywhere">
          {data.explanation}
        </p>
        <Link href={`/scenarios/${question.scenarioId}`} className="thumb justify-self-start font-semibold">
          {t('openScenario')}
        </Link>
      </Part>
      <Part title={t('reported')}>
        {data.reported.length === 0 ? (
          <p className="text-sm text-muted">{t('noReports')}</p>
        ) : (
          <ul className="grid gap-2">
            {data.reported.map(({ reason, message, createdAt }, index) => (
              <Entry key={index} at={createdAt} title={reasonOf(reason)} text={message} />
            ))}
          </ul>
        )}
      </Part>
      {data.history.length > 0 && <History history={data.history} />}
    </div>
  );
}

function Numbers({
  figures,
  confidenceOf,
}: {
  readonly figures: Figures;
  readonly confidenceOf: QuestionFiguresProps['confidenceOf'];
}) {
  const { t } = useTranslation('learning/item-health');
  const format = useFormat();
  const estimate = useEstimate();
  const said = confidences.flatMap((one) => {
    const { answers, right } = figures.confidence[one];
    return answers > 0 ? [t('confidenceOf', { confidence: confidenceOf(one), right, answers })] : [];
  });
  const rows: readonly (readonly [string, string])[] = [
    [t('facility'), estimate.share(figures.facility)],
    [t('discrimination'), figures.discrimination ? estimate.number(figures.discrimination) : t('tooFew')],
    [t('logits'), figures.learners > 0 ? estimate.number(figures.difficulty) : t('tooFew')],
    [
      t('time'),
      figures.medianSeconds === null
        ? t('tooFew')
        : t('seconds', { seconds: format.number(figures.medianSeconds, 0) }),
    ],
    [t('confidence'), said.length > 0 ? format.list(said) : t('tooFew')],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Options({ options }: { readonly options: NonNullable<Figures['options']> }) {
  const { t } = useTranslation('learning/item-health');
  const format = useFormat();
  const estimate = useEstimate();
  return (
    <Part title={t('options')}>
      <ol className="grid gap-3">
        {options.map(({ text, isKey, chosen, byThird }, index) => (
          <li key={index} className="grid gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p lang="en" dir="ltr" className="min-w-0 text-around wrap-anywhere">
                {String.fromCharCode(65 + index)}. {text}
              </p>
              <p className="flex items-center gap-2 text-sm">
                {isKey && (
                  <Badge tone="positive">
                    <Check size={14} aria-hidden="true" />
                    {t('key')}
                  </Badge>
                )}
                {estimate.share(chosen)}
              </p>
            </div>
            <div aria-hidden="true" className="h-2 rounded-full bg-sunken">
              <div
                className={isKey ? 'h-2 rounded-full bg-positive' : 'h-2 rounded-full bg-accent'}
                style={{ inlineSize: `${chosen.value * 100}%` }}
              />
            </div>
            {byThird && (
              <p className="text-sm text-muted">
                {t('thirds', {
                  weakest: format.percent(byThird[0] * 100),
                  middle: format.percent(byThird[1] * 100),
                  best: format.percent(byThird[2] * 100),
                })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function History({ history }: { readonly history: Figures['history'] }) {
  const { t } = useTranslation('learning/item-health');
  const by = (name: string | null) => name ?? t('byCommand');
  const events = history.flatMap((one) => [
    ...(one.restoredAt === null
      ? []
      : [
          {
            at: one.restoredAt,
            title: t('restoredBy', { name: by(one.restoredBy) }),
            text: one.restoreReason ?? '',
          },
        ]),
    { at: one.withdrawnAt, title: t('withdrawnBy', { name: by(one.withdrawnBy) }), text: one.reason },
  ]);
  return (
    <Part title={t('history')}>
      <ul className="grid gap-2">
        {events.map(({ at, title, text }, index) => (
          <Entry key={index} at={at} title={title} text={text} />
        ))}
      </ul>
    </Part>
  );
}

function Entry({ at, title, text }: { readonly at: string; readonly title: string; readonly text: string }) {
  const format = useFormat();
  return (
    <li className="rounded-control bg-sunken p-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">{title}</span>
        <span className="text-muted">{format.date(at)}</span>
      </p>
      {text !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
    </li>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}
