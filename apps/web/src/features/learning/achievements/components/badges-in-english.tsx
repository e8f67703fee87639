import { Languages } from 'lucide-react';
import { useLanguage, useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';

/** Says that badges are titled in English, where the chosen language is another. */
export function BadgesInEnglish({ className }: { readonly className?: string }) {
  const { t } = useTranslation('learning/achievements');
  if (useLanguage() === 'en') return null;
  return (
    <p className={cx('flex items-center gap-2 text-sm text-muted', className)}>
      <Languages size={16} className="flex-none" aria-hidden="true" />
      {t('english')}
    </p>
  );
}
