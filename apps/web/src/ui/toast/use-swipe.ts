import { useRef, type PointerEvent } from 'react';

/** Pixels to the right after which a swipe has dismissed. */
const swipeThreshold = 50;

/** Pointer handlers that drag an element to the right and tell when it went far enough; otherwise it comes back. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - (start.current ?? event.clientX));
  const drag = (element: HTMLElement, pixels: number) => {
    element.style.translate = pixels === 0 ? '' : `${pixels}px`;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const pixels = distance(event);
      // Capture the pointer only after real movement, so that tapping a button inside still works.
      if (pixels > 4) event.currentTarget.setPointerCapture(event.pointerId);
      drag(event.currentTarget, pixels);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const swiped = distance(event) >= swipeThreshold;
      start.current = null;
      if (swiped) onSwipe();
      else drag(event.currentTarget, 0);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null;
      drag(event.currentTarget, 0);
    },
  };
}
