import { levelPercent, xpToNextLevel } from '@rounds/contract/learning/progress.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { LevelRing } from '../../../../ui/plots/level-ring.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import type { DashboardData } from '../api/get-dashboard.ts';
import { Week } from './week.tsx';

export interface LevelCardProps extends Pick<DashboardData, 'week'> {
  readonly xp: number;
  readonly level: number;
}

/** How far to the next level, and which of the last days counted towards the streak. */
export function LevelCard({ xp, level, week }: LevelCardProps) {
  const { t } = useTranslation('learning/progress');
  const format = useFormat();
  const percent = levelPercent(xp);
  const share = format.percent(percent, 0);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('level.title')}</CardTitle>
      </CardHeader>
      <CardBody className="flex items-center gap-5">
        <LevelRing
          level={level}
          percent={percent}
          label={t('level.ring', { level, next: level + 1, percent: share })}
        />
        <div className="grid grow gap-2">
          <ProgressBar value={percent} label={t('level.bar')} valueText={share} />
          <p className="text-sm">{t('level.toNext', { count: xpToNextLevel(xp) })}</p>
        </div>
      </CardBody>
      <CardFooter className="grid! gap-2!">
        <h3 className="text-sm font-semibold text-muted">{t('week.label')}</h3>
        <Week week={week} />
      </CardFooter>
    </Card>
  );
}
