import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useMedia } from '../../browser/media.ts';
import { Card, CardHeader, CardTitle } from './card.tsx';

export interface CollapsibleCardProps {
  /** The anchor that jump links lead to. */
  readonly id: string;
  readonly title: string;
  /** What is set inside, shown while it is folded; null while it isn't known, undefined where there is nothing to say. */
  readonly value?: string | null;
  /** Beside the title, where there is room; else above the content. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One of several cards on a long screen: always open on wide screens, collapsed to its title on phones. */
export function CollapsibleCard({ id, title, value, action, children }: CollapsibleCardProps) {
  const isWide = useMedia('(width >= 48rem)');
  const card = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(() => location.hash === `#${id}`);
  const titleId = `${id}-title`;

  // A link to the section opens it, from this screen or from another.
  useEffect(() => {
    const follow = () => {
      if (location.hash !== `#${id}`) return;
      setOpen(true);
      card.current?.scrollIntoView({ block: 'start' });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [id]);

  return (
    <Card ref={card} id={id} aria-labelledby={titleId} className="scroll-mt-20">
      {isWide ? (
        <CardHeader>
          <CardTitle id={titleId}>{title}</CardTitle>
          {action}
        </CardHeader>
      ) : (
        <h2>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-content`}
            onClick={() => setOpen(!open)}
            className="flex min-h-13 w-full items-center justify-between gap-3 rounded-card px-4 py-2 text-start hover:bg-hover"
          >
            <span className="min-w-0">
              <span id={titleId} className="block font-semibold">
                {title}
              </span>
              {value !== undefined && !open && (
                <bdi className="block min-h-5 truncate text-sm font-normal text-muted">{value}</bdi>
              )}
            </span>
            <ChevronDown
              size={20}
              aria-hidden="true"
              className={open ? 'flex-none rotate-180 text-muted' : 'flex-none text-muted'}
            />
          </button>
        </h2>
      )}
      <div id={`${id}-content`} hidden={!isWide && !open}>
        {!isWide && action && <div className="px-4 pt-1">{action}</div>}
        {children}
      </div>
    </Card>
  );
}
