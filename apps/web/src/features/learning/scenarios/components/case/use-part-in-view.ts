import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A part is in view from here on, in pixels below the bar. */
const reach = 80;

/**
 * Which part of a text that scrolls is being read, below a bar that names them all; null if all of it is in view.
 * @param ids the parts, in any order
 */
export function usePartInView(bar: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [inView, setInView] = useState<string | null>(null);
  /** The last ones can't reach the bar: there, the one that was asked for counts. */
  const asked = useRef<string>(null);
  const all = ids.join(' ');

  const measure = useCallback(() => {
    const nav = bar.current;
    const box = nav && scrollerOf(nav);
    if (!box) return setInView(null);
    const edge = nav.getBoundingClientRect().bottom;
    const parts = all
      .split(' ')
      .map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
      .filter(({ top }) => top < Infinity)
      .toSorted((a, b) => a.top - b.top);
    const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
    const isVisible = ({ id, top }: { id: string; top: number }) => id === asked.current && top >= edge - 2;
    const current = isAtEnd
      ? (parts.find(isVisible) ?? parts.at(-1))
      : (parts.findLast(({ top }) => top <= edge + reach) ?? parts[0]);
    setInView(current?.id ?? null);
  }, [bar, all]);

  useEffect(() => {
    const box = bar.current && scrollerOf(bar.current, true);
    if (!box) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    if (bar.current?.parentElement) observer.observe(bar.current.parentElement);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [bar, measure]);

  const goTo = useCallback(
    (id: string, behavior: ScrollBehavior) => {
      const part = document.getElementById(id);
      if (!part || !bar.current) return;
      asked.current = id;
      // The bar may take two lines.
      part.style.scrollMarginTop = `${bar.current.offsetHeight + 8}px`;
      part.scrollIntoView({ block: 'start', behavior });
      measure();
    },
    [bar, measure],
  );
  return { inView, goTo };
}

/** What an element scrolls in; null if that shows all it has, unless it is to be watched. */
function scrollerOf(element: Element, isAny = false): Element | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'auto')
      return isAny || box.scrollHeight > box.clientHeight + 2 ? box : null;
  }
  return null;
}
