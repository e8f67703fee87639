import { BookOpenText, Lightbulb } from 'lucide-react';
import type { Question } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Prose } from '../case/case-parts.tsx';

/** A memory trick for the answer, and its reference. */
export function TrickAndReference({ question }: { readonly question: Question }) {
  const { t } = useTranslation('learning/scenarios');
  if (!question.memoryTrick && !question.reference) return null;
  return (
    <div className="grid gap-4">
      {question.memoryTrick && (
        <section className="grid grid-cols-[auto_1fr] gap-x-3 rounded-control bg-celebrate-soft px-3 py-2.5">
          <Lightbulb size={22} className="mt-0.5 text-celebrate-text" aria-hidden="true" />
          <div className="grid gap-0.5">
            <h3 className="text-sm font-semibold text-celebrate-text">{t('player.memoryTrick')}</h3>
            <Prose isWide text={question.memoryTrick} />
          </div>
        </section>
      )}
      {question.reference && (
        <p className="flex items-start gap-2 text-sm text-muted">
          <BookOpenText size={16} className="mt-0.5" aria-hidden="true" />
          <span>
            <span className="sr-only">{t('player.reference')}: </span>
            <span lang="en" dir="ltr" className="block text-around">
              {question.reference}
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
