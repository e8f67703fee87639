import { useTranslation } from '../../i18n/translation.ts';
import { Link } from 'wouter';

const item =
  'inline-flex min-h-11 items-center rounded-xs underline-offset-3 hover:text-text hover:underline pointer-fine:min-h-8';

export function Footer({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { t } = useTranslation('app/shell');
  return (
    <footer aria-label={t('footer.label')} className="mt-12 border-t text-sm text-muted print:hidden">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-4">
        <p className="me-auto max-lg:basis-full">{t('footer.disclaimer')}</p>
        <Link href="/pricing" className={item}>
          {t('footer.pricing')}
        </Link>
        <Link href="/terms" className={item}>
          {t('footer.terms')}
        </Link>
        <Link href="/privacy" className={item}>
          {t('footer.privacy')}
        </Link>
        <button type="button" onClick={onShortcuts} className={`${item} max-md:hidden`}>
          {t('footer.shortcuts')}
        </button>
      </div>
    </footer>
  );
}
