import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

export interface FocusAfterDeletion<Box> {
  /** What holds the rows, and nothing else. */
  readonly box: RefObject<Box | null>;
  /** A row, by its place, is about to go. */
  readonly onDelete: (place: number) => void;
}

/**
 * Keeps the focus in a list whose row was deleted with the button that had it: it goes to the button of the row that follows,
 * else of the one before.
 * @param count of the rows
 * @param onNoneLeft takes the focus where no row is left
 */
export function useFocusAfterDeletion<Box extends HTMLElement>(
  count: number,
  onNoneLeft: () => void,
): FocusAfterDeletion<Box> {
  const box = useRef<Box>(null);
  const place = useRef<number | null>(null);
  const before = useRef(count);
  const noneLeft = useEffectEvent(onNoneLeft);
  useEffect(() => {
    const wasLonger = count < before.current;
    before.current = count;
    // Rows can also go by themselves: the focus is then somewhere, and stays there.
    if (!wasLonger || place.current === null || document.activeElement !== document.body) return;
    const rows = box.current?.children;
    const next = rows?.[place.current] ?? rows?.[place.current - 1];
    const button = next?.querySelector<HTMLElement>('[data-delete]');
    if (button) button.focus();
    else noneLeft();
    place.current = null;
  }, [count]);
  return { box, onDelete: (at) => (place.current = at) };
}
