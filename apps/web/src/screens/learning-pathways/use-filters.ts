import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { filtersOf, queryOf, type Filters } from '../../features/learning/scenarios/pathway-filters.rules.ts';
import { useSession } from '../../session/session.ts';

/**
 * The filters, which exist only in the address: a link, a reload and going back show the same. A choice adds a history
 * entry; a typed letter doesn't.
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
