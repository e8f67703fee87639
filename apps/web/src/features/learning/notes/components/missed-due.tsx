import { NotebookPen } from 'lucide-react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';

/** Links to the due questions from notes; renders nothing if there are none. */
export function MissedDue({ due }: { readonly due: number }) {
  const { t } = useTranslation('learning/notes');
  const { number } = useFormat();
  if (due === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
      <p className="flex items-center gap-3 font-semibold">
        <NotebookPen size={20} aria-hidden="true" className="flex-none text-accent-text" />
        {t('missed.due', { number: number(due) })}
      </p>
      <ButtonLink href="/review/notes" variant="secondary" className="max-sm:w-full">
        {t('missed.start')}
      </ButtonLink>
    </Card>
  );
}
