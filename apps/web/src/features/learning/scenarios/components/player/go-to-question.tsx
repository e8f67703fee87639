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

/**
 * Below, the height of the footer plus enough of the question to show that it begins. Above, everything: what was
 * scrolled past has been reached, even where one leap went over it.
 */
const margin = '1000000px 0px -120px 0px';

/** On a phone: says that a question follows the update, until it has been reached, and leads there. */
export function GoToQuestion({ card, index, clock }: GoToQuestionProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const isBelow = useIsBelow(card, index);
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

/** Whether the question is still below the visible part. */
function useIsBelow(card: RefObject<HTMLElement | null>, index: number): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!card.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setBelow(!last.isIntersecting);
      },
      { root: document, rootMargin: margin },
    );
    observer.observe(card.current);
    return () => observer.disconnect();
  }, [card, index]);
  return isBelow;
}
