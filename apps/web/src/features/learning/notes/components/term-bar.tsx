import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';

export interface TermBarProps {
  readonly term: string;
  /** The place in view, among the term's. */
  readonly place: number;
  readonly total: number;
  readonly onGo: (place: number) => void;
  readonly onBack: () => void;
}

/** Leads from place to place of a key term in a long note, and back to where it was chosen. It stays in view. */
export function TermBar({ term, place, total, onGo, onBack }: TermBarProps) {
  const { t } = useTranslation('learning/notes');
  const { number } = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first, next] = bar.current?.querySelectorAll('button') ?? [];
    (total > 1 ? next : first)?.focus({ preventScroll: true });
  }, [term, total]);
  const by = (step: number) => onGo((place + step + total) % total);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onBack();
  };
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('results.placesOf', { term })}
      onKeyDown={onKeyDown}
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex items-center rounded-card border bg-raised py-1 ps-3 pe-1 sm:gap-1 sm:ps-4 shadow-float lg:bottom-4 print:hidden"
    >
      <p className="min-w-0 grow text-sm">
        <bdi className="line-clamp-2 font-semibold wrap-anywhere">{term}</bdi>
        <span role="status" className="figures block text-muted">
          {t('results.place', { number: number(place + 1), total: number(total) })}
        </span>
      </p>
      {total > 1 && (
        <>
          <IconButton label={t('results.previousPlace')} onClick={() => by(-1)}>
            <ChevronUp size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('results.nextPlace')} onClick={() => by(1)}>
            <ChevronDown size={20} aria-hidden="true" />
          </IconButton>
        </>
      )}
      <Button variant="ghost" size="sm" className="max-sm:px-2" onClick={onBack}>
        {t('results.toTerms')}
      </Button>
    </div>
  );
}
