import { learningStyles } from '@rounds/contract/common.rules';
import { styleCounts, type KnownStyle } from '@rounds/contract/learning/learning-style.rules';
import { useTranslation } from '../../../../i18n/translation.ts';

/** How many answers went to each style: a bar each, with the number beside it. */
export function StyleBreakdown({ answers }: { readonly answers: readonly KnownStyle[] }) {
  const { t } = useTranslation('learning/learning-style');
  const counts = styleCounts(answers);
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{t('spread.title')}</h2>
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 text-sm">
        {learningStyles.map((style) => (
          <div key={style} className="contents">
            <dt>{t(`short.${style}`)}</dt>
            <dd aria-hidden="true" className="h-3 rounded-full bg-sunken">
              <div
                className="h-3 rounded-full bg-accent"
                style={{ inlineSize: `${(counts[style] / answers.length) * 100}%` }}
              />
            </dd>
            <dd className="figures text-end">{t('spread.count', { count: counts[style] })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
