import { useEffect, useState, type RefObject } from 'react';

export interface HiddenSides {
  readonly left: boolean;
  readonly right: boolean;
}

/**
 * On which sides a row that scrolls has more than it shows, in either direction of writing.
 * @param items how many there are in the row, where they come and go
 */
export function useHiddenSides(row: RefObject<HTMLElement | null>, items = 0): HiddenSides {
  const [hidden, setHidden] = useState<HiddenSides>({ left: false, right: false });
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const measure = () => {
      const { left, right } = box.getBoundingClientRect();
      const inside = [...box.children].map((child) => child.getBoundingClientRect());
      const next = {
        left: inside.some((child) => child.left < left - 1),
        right: inside.some((child) => child.right > right + 1),
      };
      setHidden((now) => (now.left === next.left && now.right === next.right ? now : next));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) observer.observe(element);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [row, items]);
  return hidden;
}
