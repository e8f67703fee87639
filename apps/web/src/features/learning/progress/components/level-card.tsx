import { levelPercent, xpToNextLevel } from '@rounds/contract/learning/progress.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';

/** Progress toward the next level. The level itself is among the stats. */
export function LevelCard({ xp }: { readonly xp: number }) {
  const { t } = useTranslation('learning/progress');
  const format = useFormat();
  const percent = levelPercent(xp);
  return (
    <Card aria-labelledby="level-title">
      <CardHeader>
        <CardTitle id="level-title">{t('level.title')}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-2">
        <ProgressBar value={percent} label={t('level.bar')} valueText={format.percent(percent)} />
        <p className="text-sm">{t('level.toNext', { count: xpToNextLevel(xp) })}</p>
      </CardBody>
    </Card>
  );
}
