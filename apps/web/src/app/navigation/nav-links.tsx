import { useLayoutEffect, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useTranslation } from '../../i18n/translation.ts';
import { isWide } from '../../browser/media.ts';
import { cx } from '../../ui/cx.ts';
import { preloadScreen } from '../screens.ts';
import { visibleCount } from './visible-count.rules.ts';
import { MoreLinks } from './more-links.tsx';
import { itemBox, itemStyle } from './nav-item.ts';
import { destinations, isCurrent, type Destination } from './destinations.ts';

/** The destinations in the header of wide screens; those without room stand behind "More". */
export function NavLinks() {
  const { t } = useTranslation('app/shell');
  const [path] = useLocation();
  const all = destinations();
  const { nav, count } = useFitting(all.length);
  const hidden = all.slice(count);
  return (
    <nav ref={nav} aria-label={t('nav.label')} className="relative hidden min-w-0 grow self-stretch lg:flex">
      <Measure destinations={all} />
      <ul className="flex items-stretch">
        {all.slice(0, count).map(({ address, label }) => (
          <li key={address} className="flex">
            <Link
              href={address}
              onPointerEnter={() => preloadScreen(address)}
              onFocus={() => preloadScreen(address)}
              aria-current={isCurrent(address, path) ? 'page' : undefined}
              className={itemStyle(isCurrent(address, path))}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      {hidden.length > 0 && <MoreLinks destinations={hidden} path={path} />}
    </nav>
  );
}

/** All of them and the button, unseen and unread, in the widths that they would have. */
function Measure({ destinations: all }: { readonly destinations: readonly Destination[] }) {
  const { t } = useTranslation('app/shell');
  return (
    <div
      aria-hidden="true"
      data-measure
      className="invisible absolute inset-x-0 top-0 flex h-0 overflow-hidden"
    >
      {all.map(({ address, label }) => (
        <span key={address} className={cx(itemBox, 'flex-none')}>
          {t(label)}
        </span>
      ))}
      <span className={cx(itemBox, 'flex-none')}>
        {t('nav.more')}
        <ChevronDown size={16} />
      </span>
    </div>
  );
}

/** Measures before paint, and again when the window, the language or the font changes a width. */
function useFitting(total: number) {
  const nav = useRef<HTMLElement>(null);
  const [count, setCount] = useState(total);
  useLayoutEffect(() => {
    const element = nav.current;
    const items = [...(element?.querySelector('[data-measure]')?.children ?? [])];
    if (!element) return;
    const measure = () => {
      const widths = items.map((child) => child.getBoundingClientRect().width);
      const button = widths.pop() ?? 0;
      setCount(visibleCount(widths, element.clientWidth, button));
    };
    // Small screens show none of it: asking for widths would only cost them a layout.
    if (isWide()) measure();
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...items]) observer.observe(watched);
    return () => observer.disconnect();
  }, [total]);
  return { nav, count };
}
