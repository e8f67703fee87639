import { passingScore } from '@rounds/contract/common.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';

export interface PassLineProps {
  /** In percent. */
  readonly score: number;
  readonly className?: string;
}

/** Whether a score passes and, if not, what would. */
export function PassLine({ score, className }: PassLineProps) {
  const { t } = useTranslation('learning/progress');
  const format = useFormat();
  const passed = score >= passingScore;
  return (
    <p className={cx('flex flex-wrap gap-x-2 text-sm', className)}>
      <span className={cx('font-semibold', passed ? 'text-positive' : 'text-caution')}>
        {t(passed ? 'recent.passed' : 'recent.notPassed')}
      </span>
      {!passed && (
        <span className="text-muted">{t('completion.needed', { score: format.percent(passingScore) })}</span>
      )}
    </p>
  );
}
