import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** The part of an infinite query, or of a list that grows, that its button needs. */
export interface MorePages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

export interface NextPageButtonProps {
  readonly list: MorePages;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fetches more of a list; gone once all of it is shown. */
export function NextPageButton({ list, className, children }: NextPageButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className={className}
      pending={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
