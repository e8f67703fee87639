import { minAnswersToCalibrate } from '@rounds/contract/learning/progress.answers.rules';
import type { Overview } from '@rounds/contract/learning/progress';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';

/** How often answers were right, by stated confidence. Renders nothing if none was stated. */
export function CalibrationCard({ calibration }: Pick<Overview, 'calibration'>) {
  const { t } = useTranslation('learning/progress.overview');
  const format = useFormat();
  if (calibration.length === 0) return null;
  return (
    <Card aria-labelledby="calibration-title">
      <CardHeader>
        <CardTitle id="calibration-title">{t('calibration.title')}</CardTitle>
      </CardHeader>
      <CardBody className="pt-1!">
        <p className="text-sm text-muted">{t('calibration.text')}</p>
        <dl className="grid divide-y">
          {calibration.map(({ confidence, answered, correct }) => {
            const isKnown = answered >= minAnswersToCalibrate;
            const percent = (correct * 100) / Math.max(answered, 1);
            return (
              <div key={confidence} className="flex items-baseline justify-between gap-x-4 py-3">
                <dt className="font-medium">{t(`calibration.${confidence}`)}</dt>
                <dd className="figures flex flex-wrap items-baseline justify-end gap-x-3 text-end text-sm text-muted">
                  {t('topics.right', { count: answered, correct })}
                  <span className={isKnown ? 'text-lg font-semibold text-text' : undefined}>
                    {isKnown
                      ? format.percent(percent)
                      : t('calibration.tooFew', { from: minAnswersToCalibrate })}
                  </span>
                </dd>
              </div>
            );
          })}
        </dl>
      </CardBody>
    </Card>
  );
}
