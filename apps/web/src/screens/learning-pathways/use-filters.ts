import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import type { Filters } from '../../features/learning/scenarios/components/filter-card.tsx';

/** The filters, which stand in the address: they are as they were on the way back and after a reload. */
export function useFilters(): readonly [Filters, (filters: Filters) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [filters, setFilters] = useState(() => filtersOf(search));
  const wanted = searchOf(filters);
  useEffect(() => {
    if (location.search.replace('?', '') === wanted) return;
    const state: unknown = history.state;
    navigate(`${location.pathname}${wanted && `?${wanted}`}`, { replace: true, state });
  }, [wanted, navigate]);
  return [filters, setFilters];
}

function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search);
  return {
    search: query.get('q') ?? '',
    careerPath: careerPaths.find((path) => path === query.get('path')),
    difficulty: difficulties.find((level) => level === query.get('difficulty')),
  };
}

function searchOf({ search, careerPath, difficulty }: Filters): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (careerPath) query.set('path', careerPath);
  if (difficulty) query.set('difficulty', difficulty);
  return query.toString();
}
