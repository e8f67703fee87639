import { ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../../ui/cx.ts';
import { Popover } from '../../ui/popover/popover.tsx';
import { itemStyle } from './nav-item.ts';
import { isCurrent, type Destination } from './destinations.ts';

export interface MoreLinksProps {
  readonly destinations: readonly Destination[];
  readonly path: string;
}

/** The destinations that the header has no room for. */
export function MoreLinks({ destinations, path }: MoreLinksProps) {
  const { t } = useTranslation('app/shell');
  const containsCurrent = destinations.some(({ address }) => isCurrent(address, path));
  return (
    <Popover
      label={t('nav.more')}
      button={(props) => (
        <button type="button" {...props} className={itemStyle(containsCurrent)}>
          {t('nav.more')}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <ul className="grid">
          {destinations.map(({ address, label, icon: Icon }) => (
            <li key={address}>
              <Link
                href={address}
                onClick={close}
                aria-current={isCurrent(address, path) ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-hover',
                  isCurrent(address, path) && 'bg-accent-soft text-accent-text',
                )}
              >
                <Icon size={18} aria-hidden="true" />
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
