import { Check } from 'lucide-react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';
import { wizardSteps, type Step } from '../lecture-form.rules.ts';

/** Where one is on the way. On a phone the present step alone is named. */
export function StepList({ current }: { readonly current: Step }) {
  const { t } = useTranslation('learning/lectures');
  const here = wizardSteps.indexOf(current);
  return (
    <ol aria-label={t('steps')} className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-5">
      {wizardSteps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={cx('flex items-center gap-2', index > here ? 'text-muted' : 'font-semibold')}
        >
          <span
            className={cx(
              'figures inline-flex size-7 flex-none items-center justify-center rounded-full border text-sm',
              index === here && 'border-accent bg-accent text-on-accent',
              index < here && 'border-accent bg-accent-soft text-accent-text',
            )}
          >
            {index < here ? <Check size={16} aria-hidden="true" /> : index + 1}
          </span>
          <span className={cx(index !== here && 'max-sm:sr-only')}>{t(`step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
