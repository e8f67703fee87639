import type { ReactNode } from 'react';
import { ChevronDown, Check, X } from 'lucide-react';
import { useLanguage, useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';

interface Entry {
  readonly text: string;
  readonly key?: true | undefined;
}

export interface ClozeChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly number: number;
  readonly list: readonly Entry[];
  /** Authored indices, in the list's order. */
  readonly order: readonly number[];
  readonly chosen: number | undefined;
  readonly onChoose: (entry: number | undefined) => void;
}

/** A gap's list. The chosen text is shown in full above it, on as many lines as it needs. */
export function ClozeChoice({ id, label, number, list, order, chosen, onChoose }: ClozeChoiceProps) {
  const { t } = useTranslation('learning/scenarios.player');
  return (
    <div dir="ltr" className="flex items-center gap-2.5">
      <GapNumber number={number} />
      <span
        className={cx(
          'relative inline-flex min-h-11 min-w-0 grow items-center gap-1.5 rounded-control border-2 bg-raised px-3 py-1.5 leading-snug font-medium outline-offset-2 outline-accent has-focus-visible:outline-2',
          chosen === undefined ? 'border-border-strong text-muted' : 'border-accent',
        )}
      >
        <span aria-hidden="true" dir="auto" className="min-w-0 grow wrap-break-word">
          {chosen === undefined ? t('format.choose') : list[chosen]?.text}
        </span>
        <ChevronDown size={16} aria-hidden="true" className="flex-none text-muted" />
        <select
          id={id}
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
    </div>
  );
}

export interface OpenGapProps {
  /** The list that fills the gap; pressing the gap leads there. */
  readonly choiceId: string;
  readonly number: number;
  /** Announced instead of its number, which would sound like part of the sentence. */
  readonly name: string;
  /** The chosen text, if any. */
  readonly children: ReactNode;
}

/**
 * A gap in its sentence. It is text itself, so that lines break as they would without it, and punctuation stays
 * attached.
 */
export function OpenGap({ choiceId, number, name, children }: OpenGapProps) {
  const language = useLanguage();
  return (
    <label
      htmlFor={choiceId}
      className={cx(
        'cursor-pointer rounded-xs border-b-2 box-decoration-clone px-1',
        children === null ? 'border-dashed border-border-strong' : 'border-accent bg-accent-soft font-medium',
      )}
    >
      <span aria-hidden="true" className="figures text-sm font-bold text-accent-text">
        {number}
      </span>
      <span lang={language} className="sr-only">
        {name}
      </span>
      {children === null ? <span aria-hidden="true">{'\u00a0'.repeat(9)}</span> : <> {children}</>}
    </label>
  );
}

function GapNumber({ number }: { readonly number: number }) {
  return (
    <span aria-hidden="true" className="figures w-3 flex-none text-sm font-bold text-accent-text">
      {number}
    </span>
  );
}

/** A graded gap: what was chosen, and what is right if that differs. */
export function GradedGap({ list, chosen }: Pick<ClozeChoiceProps, 'list' | 'chosen'>) {
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
