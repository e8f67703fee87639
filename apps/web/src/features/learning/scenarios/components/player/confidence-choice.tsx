import { useId } from 'react';
import { type Confidence, confidences } from '@rounds/contract/learning/progress.answers.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';

export interface ConfidenceChoiceProps {
  readonly value: Confidence | null;
  readonly onChange: (confidence: Confidence) => void;
}

/**
 * The learner's confidence, before the answer is submitted: one optional press. Its position doesn't depend on the
 * answer, so that nothing moves or is covered when one is chosen.
 */
export function ConfidenceChoice({ value, onChange }: ConfidenceChoiceProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1.5 lg:ms-auto lg:flex-nowrap">
      <legend className="contents">
        <span className="text-sm text-muted">{t('confidence.label')}</span>
      </legend>
      <div className="flex gap-1.5">
        {confidences.map((one) => (
          <label
            key={one}
            className="flex min-h-11 cursor-pointer items-center rounded-control border-2 border-border-strong/70 px-3 text-sm outline-offset-2 outline-accent hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={value === one}
              onChange={() => onChange(one)}
              className="sr-only"
            />
            {t(`confidence.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
