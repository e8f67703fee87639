import { Link, useLocation } from 'wouter';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../../ui/cx.ts';
import { destinations, isCurrent } from './destinations.ts';

/** The primary destinations within thumb reach, on small screens. A screen with `data-immersive` hides them. */
export function BottomBar() {
  const { t } = useTranslation('app/shell');
  const [path] = useLocation();
  const primary = destinations.filter((destination) => destination.primary);
  if (primary.length < 2) return null;
  return (
    <nav
      data-bottom-bar=""
      aria-label={t('nav.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-raised pb-[env(safe-area-inset-bottom)] in-[body:has([data-immersive])]:hidden lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-lg">
        {primary.map(({ address, label, shortLabel, icon: Icon }) => {
          const current = isCurrent(address, path);
          return (
            // Each as wide as its word, with equal room around it: with equal widths, the words would touch each other.
            <li key={address} className="min-w-0 flex-auto">
              <Link
                href={address}
                aria-current={current ? 'page' : undefined}
                className={cx(
                  'flex min-h-14 flex-col items-center justify-center gap-0.5 text-center text-xs font-semibold focus-visible:-outline-offset-2',
                  current ? 'text-accent-text' : 'text-muted',
                )}
              >
                <span className={cx('rounded-full px-4 py-0.5', current && 'bg-accent-soft')}>
                  <Icon size={20} aria-hidden="true" />
                </span>
                <span className="max-w-full truncate px-0.5 max-[22rem]:text-[0.6875rem]">
                  {t(shortLabel ?? label)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
