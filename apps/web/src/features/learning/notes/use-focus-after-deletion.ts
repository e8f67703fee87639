import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

export interface FocusAfterDeletion<Box> {
  /** The element that contains the rows, and nothing else. */
  readonly box: RefObject<Box | null>;
  /** Call it before deleting the row at this position. */
  readonly onDelete: (place: number) => void;
}

/**
 * Keeps the focus in a list whose row was deleted along with the focused button: it moves to the button of the next
 * row, or else the previous one.
 * @param count of the rows
 * @param onNoneLeft takes the focus if no row is left
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
    // Rows can also disappear otherwise: then the focus is elsewhere, and stays there.
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
