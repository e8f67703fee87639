import { Check } from 'lucide-react';
import { cx } from '../cx.ts';

export interface CheckListProps {
  readonly items: readonly string[];
  readonly className?: string;
}

/** What is included, each with a tick. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={cx('grid gap-2', className)}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2">
          <Check size={18} className="mt-1 flex-none text-positive" aria-hidden="true" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
