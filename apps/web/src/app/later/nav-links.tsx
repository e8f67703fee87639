import { Link, useLocation } from 'wouter';
import { useTranslation } from '../../lib/i18n.ts';
import { cx } from '../../ui/cx.ts';
import { preloadScreen } from '../screens.ts';
import { destinations, isCurrent } from './navigation.ts';

/** The destinations in the header of wide screens. */
export function NavLinks() {
  const { t } = useTranslation('shell');
  const [path] = useLocation();
  return (
    <nav aria-label={t('nav.label')} className="hidden min-w-0 self-stretch overflow-x-auto lg:block">
      <ul className="flex h-full items-stretch gap-1">
        {destinations().map(({ address, label }) => {
          const current = isCurrent(address, path);
          return (
            <li key={address} className="flex">
              <Link
                href={address}
                onPointerEnter={() => preloadScreen(address)}
                onFocus={() => preloadScreen(address)}
                aria-current={current ? 'page' : undefined}
                className={cx(
                  'relative inline-flex items-center px-2.5 text-sm font-semibold whitespace-nowrap transition-colors',
                  'after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:rounded-full focus-visible:-outline-offset-4',
                  current ? 'text-text after:bg-accent' : 'text-muted hover:text-text',
                )}
              >
                {t(label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
