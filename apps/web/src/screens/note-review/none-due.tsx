import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

export interface NoneDueProps {
  /** How many questions were answered just now. */
  readonly reviewed: number;
  /** How many are in review, and come back. */
  readonly scheduled: number;
}

/** Nothing is due, or no longer: what was done, and what comes back. */
export function NoneDue({ reviewed, scheduled }: NoneDueProps) {
  const { t } = useTranslation('learning/notes');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reviewed === 0) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [reviewed]);
  // Who has missed nothing yet gets there by answering something.
  const isNew = reviewed === 0 && scheduled === 0;
  return (
    <EmptyState
      title={reviewed > 0 ? t('missed.reviewed', { count: reviewed }) : t('missed.none')}
      titleRef={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isNew && <ButtonLink href="/note-analysis?tab=tests">{t('missed.take')}</ButtonLink>}
          <ButtonLink href="/review" variant={isNew ? 'ghost' : 'primary'}>
            {t('missed.done')}
          </ButtonLink>
        </div>
      }
    >
      {scheduled > 0 ? t('missed.comeBack', { count: scheduled }) : t('missed.noneText')}
    </EmptyState>
  );
}
