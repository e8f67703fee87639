import { useId } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button, type ButtonProps } from '../../../../ui/button/button.tsx';

export interface PlanButtonProps extends ButtonProps {
  /** The terms are accepted. */
  readonly accepted: boolean;
}

/** Chooses a plan. Until the terms are accepted it looks disabled, and says beside it what is missing. */
export function PlanButton({ accepted, ...props }: PlanButtonProps) {
  const { t } = useTranslation('business/plans');
  const id = useId();
  return (
    <div className="grid gap-2">
      <Button {...props} aria-disabled={!accepted} aria-describedby={accepted ? undefined : id} />
      {!accepted && (
        <p id={id} className="text-center text-sm text-muted">
          {t('terms.text')}
        </p>
      )}
    </div>
  );
}
