import type { MasteredArea } from '@rounds/contract/learning/mastery';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';

export interface MasteryRangeProps {
  readonly area: Pick<MasteredArea, 'level' | 'share' | 'low' | 'high'>;
  /** The area's name. */
  readonly name: string;
}

/** The range of a share on a bar from none to all, with its most likely value; in words, too. */
export function MasteryRange({ area: { level, share, low, high }, name }: MasteryRangeProps) {
  const { t } = useTranslation('learning/mastery');
  const format = useFormat();
  const percent = (part: number) => format.percent(Math.round(part * 100));
  const range = t('range', {
    share: percent(share),
    low: percent(low),
    high: percent(high),
  });
  return (
    <div
      role="img"
      aria-label={`${t('bar', { name })}. ${t(`level.${level}`)}. ${range}`}
      className="grid gap-1.5"
    >
      <div className="relative h-2 overflow-hidden rounded-full bg-hover">
        <span
          className="absolute inset-y-0 rounded-full bg-accent/45"
          style={{ insetInlineStart: `${low * 100}%`, inlineSize: `${(high - low) * 100}%` }}
        />
        <span
          className="absolute inset-y-0 w-1.5 -translate-x-1/2 rounded-full bg-accent rtl:translate-x-1/2"
          style={{ insetInlineStart: `${share * 100}%` }}
        />
      </div>
      <span className="figures text-sm text-muted">{range}</span>
    </div>
  );
}
