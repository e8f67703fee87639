import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Span } from '@rounds/contract/learning/notes';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { useHiddenSides } from '../../../../ui/tabs/use-hidden-sides.ts';
import { blocksOf, piecesOf, type Piece, type PlacedTerm, type Table } from '../highlight.rules.ts';

export interface NoteTextProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly text: string;
  readonly keyTerms: readonly PlacedTerm[];
  /** The term whose occurrences are highlighted. */
  readonly chosen: number | null;
  /** The one of them that is in view. */
  readonly current: Span | null;
  /** A place from a search. */
  readonly place: Span | null;
}

const look = { heading: 'text-lg font-semibold', item: 'ms-5 list-item list-disc', text: undefined };

/**
 * A note for reading, with its key terms marked. It has its own scrolling, so it is focusable; if there is more below,
 * it fades out, and a press expands it.
 */
export function NoteText({ ref, text, keyTerms, chosen, current, place }: NoteTextProps) {
  const { t } = useTranslation('learning/notes');
  const [isWhole, setIsWhole] = useState(false);
  const { isLonger, hasMore } = useLength(ref, isWhole);
  const toggle = useRef<HTMLButtonElement>(null);
  const found = place && { term: '', places: [place] };
  const pieces = piecesOf(
    text,
    found ? [...keyTerms, found] : keyTerms,
    chosen ?? (found && keyTerms.length),
  );
  const marks = { chosen, current, found: keyTerms.length };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <div className="relative w-full">
        <div
          ref={ref}
          role="region"
          aria-label={t('results.note')}
          tabIndex={0}
          className={cx('relative overflow-x-auto wrap-anywhere', !isWhole && 'sm:max-h-96')}
        >
          {blocksOf(text, pieces).map((block) =>
            'rows' in block ? (
              <NoteTable key={block.start} table={block} {...marks} />
            ) : (
              <p key={block.start} dir="auto" className={cx('min-h-6 whitespace-pre-wrap', look[block.kind])}>
                <Marked pieces={block.pieces} {...marks} />
              </p>
            ),
          )}
        </div>
        {hasMore && (
          // An overlay rather than a mask, which would cut off the focus ring.
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 bottom-0 h-16 bg-linear-to-t from-raised to-transparent"
          />
        )}
      </div>
      {(isLonger || isWhole) && (
        <Button
          ref={toggle}
          variant="secondary"
          size="sm"
          onClick={() => {
            setIsWhole(!isWhole);
            // The end of a long note is far from that of the box.
            requestAnimationFrame(() => toggle.current?.scrollIntoView({ block: 'nearest' }));
          }}
        >
          {t(isWhole ? 'results.less' : 'results.all')}
        </Button>
      )}
    </div>
  );
}

/** Whether a box has more text than fits, and whether some of it is below the visible part. */
function useLength(box: RefObject<HTMLDivElement | null>, isWhole: boolean) {
  const [length, setLength] = useState({ isLonger: false, hasMore: false });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      const next = {
        isLonger: scrollHeight > clientHeight + 1,
        hasMore: scrollHeight - scrollTop - clientHeight > 1,
      };
      setLength((now) => (now.isLonger === next.isLonger && now.hasMore === next.hasMore ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box, isWhole]);
  return length;
}

interface MarksProps {
  readonly chosen: number | null;
  readonly current: Span | null;
  /** The index of the place from a search, after those of the terms. */
  readonly found: number;
}

const textOf = (cell: readonly Piece[]) =>
  cell
    .map(({ text }) => text)
    .join('')
    .trim();

/** Where it is too narrow, it scrolls, and fades out on the side that has more. */
function NoteTable({ table: { rows }, ...marks }: MarksProps & { readonly table: Table }) {
  const [head, ...body] = rows;
  const box = useRef<HTMLDivElement>(null);
  const hidden = useHiddenSides(box);
  return (
    <div
      ref={box}
      role="group"
      aria-label={head?.cells.map((cell) => textOf(cell)).join(', ')}
      tabIndex={hidden.left || hidden.right ? 0 : undefined}
      className={cx(
        'my-2 overflow-x-auto',
        hidden.left && 'mask-l-from-[calc(100%-2.5rem)]',
        hidden.right && 'mask-r-from-[calc(100%-2.5rem)]',
      )}
    >
      <table dir="auto" className="w-full min-w-120 text-sm wrap-break-word">
        <thead>
          <tr>
            {head?.cells.map((cell, column) => (
              <th key={column} scope="col" className="py-1 pe-3 text-start align-bottom font-semibold">
                <Marked pieces={cell} {...marks} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(({ start, cells }) => (
            <tr key={start} className="border-t align-top">
              {cells.map((cell, column) => (
                <td key={column} className="py-1.5 pe-3">
                  <Marked pieces={cell} {...marks} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Marked({ pieces, chosen, current, found }: MarksProps & { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, start, term }) =>
    term === null ? (
      text
    ) : (
      <mark
        key={start}
        data-term={term}
        data-start={start}
        tabIndex={term === found ? -1 : undefined}
        className={cx(
          'rounded-sm text-inherit',
          term === chosen || term === found
            ? 'bg-celebrate-soft font-semibold underline decoration-2 underline-offset-3'
            : 'bg-accent-soft',
          term === chosen &&
            current !== null &&
            start >= current.start &&
            start < current.end &&
            'ring-2 ring-celebrate',
        )}
      >
        {text}
      </mark>
    ),
  );
}
