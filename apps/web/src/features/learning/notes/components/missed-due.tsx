import { NotebookPen } from 'lucide-react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { cx } from '../../../../ui/cx.ts';

export interface MissedDueProps {
  readonly due: number;
  /** Nothing else is due: this is the screen's primary action. */
  readonly isOnly: boolean;
}

/** Links to the due questions from notes; renders nothing if there are none. */
export function MissedDue({ due, isOnly }: MissedDueProps) {
  const { t } = useTranslation('learning/notes');
  const { number } = useFormat();
  if (due === 0) return null;
  return (
    <Card
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5',
        isOnly && 'border-accent/45',
      )}
    >
      <p className="flex items-center gap-3 font-semibold">
        <NotebookPen size={20} aria-hidden="true" className="flex-none text-accent-text" />
        {t('missed.due', { number: number(due) })}
      </p>
      <ButtonLink href="/review/notes" variant={isOnly ? 'primary' : 'secondary'} className="max-sm:w-full">
        {t('missed.start')}
      </ButtonLink>
    </Card>
  );
}
