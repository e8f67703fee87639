import { useId, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useMedia } from '../../browser/media.ts';

export interface FoldProps {
  readonly title: string;
  /** What is inside, or what has been chosen there, while it is folded. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** One group of a long form's fields: in the open where there is room; on phones, folded down to its title. */
export function Fold({ title, summary, children }: FoldProps) {
  const isWide = useMedia('(width >= 40rem)');
  const [open, setOpen] = useState(false);
  const id = useId();
  if (isWide) return children;
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
          <span className="block text-sm text-muted">{summary}</span>
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
