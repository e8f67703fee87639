import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { filtersOf, queryOf, type Filters } from '../../features/learning/scenarios/pathway-filters.rules.ts';
import { useSession } from '../../session/session.ts';

/**
 * The filters, which stand in the address and nowhere else: a link, a reload and the way back show what was shown. A choice is
 * a step of the history, a letter of the search isn't.
 */
export function useFilters(): readonly [Filters, (filters: Filters) => void] {
  const query = useSearch();
  const [, navigate] = useLocation();
  const ownPath = useSession().user?.careerPath ?? undefined;
  const filters = useMemo(() => filtersOf(new URLSearchParams(query), ownPath), [query, ownPath]);
  const change = useCallback(
    (next: Filters) => {
      const wanted = queryOf(next, ownPath);
      if (wanted === queryOf(filters, ownPath)) return;
      navigate(`${location.pathname}${wanted && `?${wanted}`}`, { replace: next.search !== filters.search });
    },
    [filters, ownPath, navigate],
  );
  return [filters, change];
}
