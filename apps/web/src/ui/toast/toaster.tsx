import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../browser/store.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../cx.ts';
import { useTopModal } from '../dialog/modals.ts';
import { shownToast, toastPlace, type ShownToast } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

/**
 * Where notifications appear. F8 brings the focus here and Escape takes it back. The live regions are always
 * rendered: screen readers only announce changes to a region that already exists.
 */
export function Toaster() {
  const shown = useStore(shownToast);
  const modal = useTopModal();
  const place = useStore(toastPlace);
  const isInPlace = !modal && place !== null && shown?.inPlace === true;
  return (
    <>
      <ToastRegion shown={modal || isInPlace ? null : shown} isCurrent={!modal && !isInPlace} />
      {place &&
        createPortal(<ToastRegion shown={isInPlace ? shown : null} isCurrent={isInPlace} isPlaced />, place)}
      {/* In front of the backdrop, where it can be seen, announced and pressed. */}
      {modal && createPortal(<ToastRegion shown={shown} isCurrent isOverModal />, modal)}
    </>
  );
}

interface ToastRegionProps {
  readonly shown: ShownToast | null;
  /** Notifications appear here. Elsewhere the live regions wait without a name, so that one region is found, not two. */
  readonly isCurrent: boolean;
  /** Shown in the space that the screen reserves for it, instead of over the page. */
  readonly isPlaced?: boolean;
  /** Lies over a dialog, whose buttons are at the bottom end: it keeps to the start. */
  readonly isOverModal?: boolean;
}

function ToastRegion({ shown, isCurrent, isPlaced = false, isOverModal = false }: ToastRegionProps) {
  const { t } = useTranslation('app/common');
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const [focused, setFocused] = useState(false);
  const urgent = shown?.variant === 'destructive';

  useEffect(() => {
    if (!isCurrent) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isCurrent]);

  // A new toast replaced the one that had focus.
  useLayoutEffect(() => {
    if (focused && !region.current?.contains(document.activeElement)) region.current?.focus();
  }, [shown, focused]);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element || isPlaced) return;
    const observer = new ResizeObserver(() => publishBottom(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isPlaced]);

  const enter = (event: FocusEvent) => {
    setFocused(true);
    if (!region.current?.contains(event.relatedTarget)) before.current = event.relatedTarget;
  };
  /** Called before a toast with focus goes away. */
  const restoreFocus = () => {
    if (!region.current?.contains(document.activeElement)) return;
    const target = before.current?.isConnected ? before.current : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  const card = shown && (
    <ToastCard
      key={shown.key}
      toast={shown}
      isPlaced={isPlaced}
      focused={focused}
      onBeforeRemove={restoreFocus}
    />
  );

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={isCurrent ? t('toast.region') : undefined}
      onFocus={enter}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog around it stays open.
        event.preventDefault();
        restoreFocus();
      }}
      // Where a screen asks for all the room (`data-immersive`), or for its first lines to stay clear (`data-toasts-on-top`):
      // in the middle of the header, and on phones over it. What sticks below makes room for one that is higher.
      // Never over what is read or pressed next: over the header on phones, elsewhere at the bottom end, since
      // forms have their submit buttons at the start.
      className={cx(
        'rounded-card print:hidden',
        !isPlaced &&
          'fixed inset-x-2 top-[max(0.25rem,env(safe-area-inset-top))] z-50 sm:inset-x-auto sm:top-auto sm:bottom-20 sm:w-96 lg:bottom-6 on-top:sm:inset-x-0 on-top:sm:mx-auto on-top:sm:w-[min(46rem,100%-1rem)] on-top:sm:top-1 on-top:bottom-auto!',
        !isPlaced && (isOverModal ? 'sm:start-6' : 'sm:end-6'),
      )}
    >
      <div aria-live="polite" aria-atomic="true">
        {!urgent && card}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {urgent && card}
      </div>
    </section>
  );
}

/** Lets whatever sticks below the header keep clear of a toast that is taller than the header. */
function publishBottom(region: Element): void {
  const { height, bottom } = region.getBoundingClientRect();
  const { style } = document.documentElement;
  const next = height > 0 ? `${Math.ceil(bottom)}px` : '';
  // Every element inherits it: setting it anew styles the whole page again.
  if (style.getPropertyValue('--toast-bottom') !== next) style.setProperty('--toast-bottom', next);
}
