import type { ReactNode } from 'react';
import { questionStates, type QuestionState } from '@rounds/contract/learning/practice.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';

export interface StateChoiceProps {
  readonly chosen: readonly QuestionState[];
  /** Undefined while unknown. */
  readonly counts: Readonly<Record<QuestionState, number>> | undefined;
  /** Says what the counts leave out, if that matters. */
  readonly hint?: ReactNode;
  readonly onChange: (state: QuestionState, isChosen: boolean) => void;
}

/** The states of questions for the learner, each with its count. None chosen means any. */
export function StateChoice({ chosen, counts, hint, onChange }: StateChoiceProps) {
  const { t } = useTranslation('learning/practice');
  const format = useFormat();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('form.states')}</legend>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
        {questionStates.map((state) => (
          <label
            key={state}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border px-3 py-2.5 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="checkbox"
              checked={chosen.includes(state)}
              onChange={(event) => onChange(state, event.target.checked)}
              className="tick-box"
            />
            <span className="min-w-0 grow">{t(`state.${state}`)}</span>
            <span className="figures min-w-8 text-end text-sm text-muted">
              {counts && format.number(counts[state])}
            </span>
          </label>
        ))}
      </div>
      {hint}
    </fieldset>
  );
}
