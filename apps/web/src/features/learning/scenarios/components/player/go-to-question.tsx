import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { coveredAbove } from './use-scrolling.ts';

export interface GoToQuestionProps {
  readonly card: RefObject<HTMLElement | null>;
  /** The current question's index. */
  readonly index: number;
  /** Shown too, since time runs while the update is read. */
  readonly clock: ReactNode;
}

/** The height of the footer, plus enough of the first option to show that there are options. */
const margin = '0px 0px -120px 0px';

/** On a phone: says that a question follows the update, until its options come into view, and leads there. */
export function GoToQuestion({ card, index, clock }: GoToQuestionProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const isBelow = useAnswersBelow(card, index);
  if (!isBelow) return null;
  const go = () => {
    const top = (card.current?.getBoundingClientRect().top ?? 0) - coveredAbove();
    window.scrollBy({ top, behavior: 'smooth' });
    card.current?.focus({ preventScroll: true });
  };
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float md:px-6 print:hidden">
      {clock}
      <Button className="grow" onClick={go}>
        {t('case.toQuestion')}
        <ArrowDown size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Whether the options are below the visible part. */
function useAnswersBelow(card: RefObject<HTMLElement | null>, index: number): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const answers = card.current?.querySelector('[data-answers]');
    if (!answers) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
      },
      { rootMargin: margin },
    );
    observer.observe(answers);
    return () => observer.disconnect();
  }, [card, index]);
  return isBelow;
}
