import { ChevronDown } from 'lucide-react';
import { useTranslation } from '../../i18n/translation.ts';
import { Popover } from '../../ui/popover/popover.tsx';
import { DestinationLinks } from './destination-links.tsx';
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
        <DestinationLinks destinations={destinations} path={path} onOpen={close} className="text-sm" />
      )}
    </Popover>
  );
}
