import { useState } from 'react';
import type { MorePages } from '../ui/button/next-page-button.tsx';

/** How many rows are shown at first, and how many more each time. */
export const pageSize = 20;
/** As many as one answer may hold. */
const maxRows = 200;

interface Shown {
  readonly data: readonly unknown[] | undefined;
  /** Still the shorter list: the longer one is on its way (`keepPreviousData`). */
  readonly isPlaceholderData: boolean;
}

/**
 * The limit of a list that is refetched with a higher limit to show more. It stays one answer, so it is available
 * offline too.
 */
export function useGrowingLimit() {
  const [limit, setLimit] = useState(pageSize);
  const moreOf = ({ data = [], isPlaceholderData }: Shown): MorePages => ({
    // The button stays until it is known whether there are more.
    hasNextPage: isPlaceholderData || (data.length >= limit && limit < maxRows),
    isFetchingNextPage: isPlaceholderData,
    fetchNextPage: () => setLimit(Math.min(limit + pageSize, maxRows)),
  });
  return { limit, moreOf };
}
