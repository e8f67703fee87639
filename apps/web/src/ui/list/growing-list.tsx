import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ListPart } from './list-part.tsx';

export interface GrowingListProps<Entry> {
  readonly entries: readonly Entry[];
  /** The list item of an entry. */
  readonly renderEntry: (entry: Entry) => ReactNode;
  /** What the button says that shows more. */
  readonly more: string;
  /** How the parts follow each other, and the entries in each of them. */
  readonly className: string;
  readonly buttonClassName: string;
}

const partSize = 20;

/** Entries that are all here already, some at a time. */
export function GrowingList<Entry>(props: GrowingListProps<Entry>) {
  const { entries, renderEntry, more, className, buttonClassName } = props;
  const [parts, setParts] = useState(1);
  return (
    <>
      <div className={className}>
        {Array.from({ length: parts }, (_, part) => (
          <ListPart key={part} isFirst={part === 0} className={className}>
            {entries.slice(part * partSize, (part + 1) * partSize).map(renderEntry)}
          </ListPart>
        ))}
      </div>
      {entries.length > parts * partSize && (
        <Button variant="secondary" className={buttonClassName} onClick={() => setParts(parts + 1)}>
          {more}
        </Button>
      )}
    </>
  );
}
