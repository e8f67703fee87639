import { useId, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useMedia } from '../../browser/media.ts';

export interface CollapsibleProps {
  readonly title: string;
  /** What is inside, or what was chosen there, shown while it is collapsed. */
  readonly summary?: string;
  /** Starts collapsed on wide screens too. */
  readonly everywhere?: boolean;
  readonly children: ReactNode;
}

/** One group of a long form's fields, or what only some want to read: collapsed to its title on phones, and always open on wide screens unless it folds `everywhere`. */
export function Collapsible({ title, summary, everywhere = false, children }: CollapsibleProps) {
  const isWide = useMedia('(width >= 40rem)');
  const [open, setOpen] = useState(false);
  const id = useId();
  if (isWide && !everywhere) return children;
  return (
    <div className="rounded-control border">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-13 w-full items-center justify-between gap-3 rounded-control px-3 py-2 text-start hover:bg-hover"
      >
        <span className="min-w-0">
          <span className="block text-sm font-semibold">{title}</span>
          {summary && <span className="block text-sm text-muted">{summary}</span>}
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className={open ? 'flex-none rotate-180 text-muted' : 'flex-none text-muted'}
        />
      </button>
      <div id={id} hidden={!open} className="border-t p-3">
        {children}
      </div>
    </div>
  );
}
