import { useTranslation } from '../../i18n/translation.ts';

const parts = ['features', 'pricing', 'testimonials'] as const;

/** The parts of the landing page, for visitors. */
export function LandingLinks() {
  const { t } = useTranslation('app/shell');
  return (
    <nav aria-label={t('landing.label')} className="hidden gap-1 lg:flex">
      {parts.map((part) => (
        <a
          key={part}
          href={`#${part}`}
          className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-muted hover:bg-hover hover:text-text"
        >
          {t(`landing.${part}`)}
        </a>
      ))}
    </nav>
  );
}
