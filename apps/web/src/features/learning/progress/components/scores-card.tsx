import { passingScore } from '@rounds/contract/common.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { ScoreChart } from '../../../../ui/charts/score-chart.tsx';
import type { DashboardData } from '../api/get-dashboard.ts';

export interface ScoresCardProps extends Pick<DashboardData, 'scores'> {
  /** A scenario's title: undefined while unknown, null if there is none. */
  readonly titleOf: (scenarioId: number) => string | null | undefined;
}

/** The scores of completed attempts over time, oldest first. */
export function ScoresCard({ scores, titleOf }: ScoresCardProps) {
  const { t } = useTranslation('learning/progress');
  return (
    <Card aria-labelledby="scores-title">
      <CardHeader>
        <CardTitle id="scores-title">{t('scores.title')}</CardTitle>
      </CardHeader>
      <CardBody>
        {scores.length > 0 ? (
          <Plot scores={scores} titleOf={titleOf} />
        ) : (
          <EmptyState title={t('scores.empty')} drawing={<EmptyPlot />} className="py-2!">
            {t('scores.emptyHint')}
          </EmptyState>
        )}
      </CardBody>
    </Card>
  );
}

function Plot({ scores, titleOf }: ScoresCardProps) {
  const { t } = useTranslation('learning/progress');
  const format = useFormat();
  const values = scores.map((entry) => entry.score);
  const whatOf = (title: string | null | undefined) =>
    title === undefined ? '…' : (title ?? t('recent.withdrawn'));
  const points = scores.map((entry, index) => ({
    key: `${index} ${entry.completedAt}`,
    at: Date.parse(entry.completedAt),
    when: format.date(entry.completedAt),
    what: whatOf(titleOf(entry.scenarioId)),
    href: `/scenarios/${entry.scenarioId}/attempts/${entry.attemptId}`,
    score: entry.score,
    scoreText: format.percent(entry.score),
  }));
  return (
    <ScoreChart
      points={points}
      summary={t('scores.summary', {
        count: scores.length,
        lowest: format.percent(Math.min(...values)),
        highest: format.percent(Math.max(...values)),
        latest: format.percent(values.at(-1) ?? 0),
      })}
      pass={{ score: passingScore, label: t('scores.pass', { score: format.percent(passingScore) }) }}
      axis={[format.percent(0), format.percent(50), format.percent(100)]}
      table={{
        toggle: t('scores.table'),
        when: t('scores.when'),
        what: t('scores.what'),
        score: t('scores.score'),
      }}
    />
  );
}

function EmptyPlot() {
  return (
    <svg
      viewBox="0 0 96 56"
      className="h-14 w-24 rtl:-scale-x-100"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
    >
      <path d="M10 6v42h78" className="stroke-border-strong" strokeWidth="1.75" />
      <path
        d="m18 40 16-10 14 4 16-16 16-6"
        className="stroke-accent"
        strokeWidth="2"
        strokeDasharray="1 5"
      />
      <circle cx="80" cy="12" r="4" className="fill-celebrate-soft stroke-celebrate" strokeWidth="1.75" />
    </svg>
  );
}
