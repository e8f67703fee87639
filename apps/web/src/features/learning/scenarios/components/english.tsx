import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';

export interface EnglishProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A name from clinical content in a line of the interface: marked as English, aligned with the line. */
export function English({ className, children }: EnglishProps) {
  return (
    <bdi lang="en" dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

export interface EnglishHeadingProps {
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A heading of clinical content: English, at the side where the words around it begin. */
export function EnglishHeading({ id, className, children }: EnglishHeadingProps) {
  return (
    <h3 id={id} lang="en" dir="ltr" className={cx('w-full text-around', className)}>
      {children}
    </h3>
  );
}

/** What clinical content is about, below its title: English, at the same side as the title. */
export function EnglishParagraph({ className, children }: EnglishProps) {
  return (
    <p lang="en" dir="ltr" className={cx('text-around', className)}>
      {children}
    </p>
  );
}

/** Says that the clinical content is in English, if another language is chosen. */
export function EnglishNote({ className }: { readonly className?: string }) {
  const { t } = useTranslation('learning/scenarios');
  if (useLanguage() === 'en') return null;
  return (
    <p className={cx('flex items-center gap-2 text-sm text-muted', className)}>
      <Languages size={16} aria-hidden="true" />
      {t('list.english')}
    </p>
  );
}
