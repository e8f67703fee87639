import { Link } from 'wouter';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../../ui/cx.ts';
import { isCurrent, type Destination } from './destinations.ts';

export interface DestinationLinksProps {
  readonly destinations: readonly Destination[];
  readonly path: string;
  readonly onOpen: () => void;
  readonly className?: string;
}

/** Destinations below one another. */
export function DestinationLinks({ destinations, path, onOpen, className }: DestinationLinksProps) {
  const { t } = useTranslation('app/shell');
  return (
    <ul className={cx('grid gap-0.5', className)}>
      {destinations.map(({ address, label, icon: Icon }) => (
        <li key={address}>
          <Link
            href={address}
            onClick={onOpen}
            aria-current={isCurrent(address, path) ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-hover',
              isCurrent(address, path) && 'bg-accent-soft text-accent-text',
            )}
          >
            <Icon size={20} aria-hidden="true" />
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
