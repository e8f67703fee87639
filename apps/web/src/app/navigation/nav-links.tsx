import { useLayoutEffect, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useTranslation } from '../../i18n/translation.ts';
import { isWide } from '../../browser/media.ts';
import { cx } from '../../ui/cx.ts';
import { preloadScreen } from '../screens.ts';
import { visibleCount } from './visible-count.rules.ts';
import { MoreLinks } from './more-links.tsx';
import { itemSpacing, itemStyle } from './nav-item.ts';
import { isCurrent } from './destinations.ts';
import { useDestinations } from './use-destinations.ts';

/** The header's links on wide screens; those that don't fit go into the "More" menu. */
export function NavLinks() {
  const { t } = useTranslation('app/shell');
  const destinations = useDestinations();
  const [path] = useLocation();
  const { nav, count } = useVisibleCount(destinations.length);
  const hidden = destinations.slice(count);
  return (
    <nav ref={nav} aria-label={t('nav.label')} className="relative hidden min-w-0 grow self-stretch lg:flex">
      <MeasuringCopy />
      <ul className="flex items-stretch">
        {destinations.slice(0, count).map(({ address, label }) => (
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

/** An invisible copy of all items and the button, to measure their widths. */
function MeasuringCopy() {
  const destinations = useDestinations();
  const { t } = useTranslation('app/shell');
  return (
    <div
      aria-hidden="true"
      data-measure
      className="invisible absolute inset-x-0 top-0 flex h-0 overflow-hidden"
    >
      {destinations.map(({ address, label }) => (
        <span key={address} className={cx(itemSpacing, 'flex-none')}>
          {t(label)}
        </span>
      ))}
      <span className={cx(itemSpacing, 'flex-none')}>
        {t('nav.more')}
        <ChevronDown size={16} />
      </span>
    </div>
  );
}

/** Measures before paint, and again when the window, the language or the font changes a width. */
function useVisibleCount(total: number) {
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
    // Hidden on small screens, where measuring would only force a layout.
    if (isWide()) measure();
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...items]) observer.observe(watched);
    return () => observer.disconnect();
  }, [total]);
  return { nav, count };
}
