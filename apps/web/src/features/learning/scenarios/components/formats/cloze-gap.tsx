import { ChevronDown, Check, X } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';

interface Entry {
  readonly text: string;
  readonly key?: true | undefined;
}

export interface ClozeGapProps {
  readonly label: string;
  readonly list: readonly Entry[];
  /** Authored indices, as they stand in the list. */
  readonly order: readonly number[];
  readonly chosen: number | undefined;
  readonly onChoose: (entry: number | undefined) => void;
}

/** A gap to fill in. What was chosen stands whole over the list that it was chosen from, on as many lines as it needs. */
export function ClozeGap({ label, list, order, chosen, onChoose }: ClozeGapProps) {
  const { t } = useTranslation('learning/scenarios.player');
  return (
    <span
      className={cx(
        'relative inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-control border-2 bg-raised px-2 py-1 leading-snug font-medium outline-offset-2 outline-accent has-focus-visible:outline-2',
        chosen === undefined ? 'border-border-strong text-muted' : 'border-accent',
      )}
    >
      <span aria-hidden="true" dir="auto" className="min-w-0 wrap-break-word">
        {chosen === undefined ? t('format.choose') : list[chosen]?.text}
      </span>
      <ChevronDown size={16} aria-hidden="true" className="flex-none text-muted" />
      <select
        aria-label={label}
        data-answer=""
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
        className="absolute inset-0 size-full cursor-pointer bg-raised text-text opacity-0"
      >
        <option value="">{t('format.choose')}</option>
        {order.map((index) => (
          <option key={index} value={index}>
            {list[index]?.text}
          </option>
        ))}
      </select>
    </span>
  );
}

/** A gap once it is graded: what was chosen, and what is right where that is something else. */
export function GradedGap({ list, chosen }: Pick<ClozeGapProps, 'list' | 'chosen'>) {
  const { t } = useTranslation('learning/scenarios');
  const key = list.findIndex((entry) => entry.key);
  const icon = 'me-0.5 inline align-[-0.15em] stroke-[2.5]';
  return (
    <>
      {chosen !== undefined && chosen !== key && (
        <>
          <X size={16} role="img" aria-label={t('player.yourAnswer')} className={cx(icon, 'text-caution')} />
          <s className="text-caution decoration-2">{list[chosen]?.text}</s>{' '}
        </>
      )}
      <Check
        size={16}
        role="img"
        aria-label={t(chosen === key ? 'player.yourAnswerCorrect' : 'player.correctOption')}
        className={cx(icon, 'text-positive')}
      />
      <strong className="text-positive underline decoration-2 underline-offset-4">{list[key]?.text}</strong>
    </>
  );
}
