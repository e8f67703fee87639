import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import type { GroupFilter } from '../api/list-study-groups.ts';
import { GroupFilters } from './group-filters.tsx';

test('study groups are found by words and career path together', async () => {
  let current: GroupFilter | undefined;
  function Filters() {
    const [filter, setFilter] = useState<GroupFilter>({ search: '', careerPath: undefined });
    current = filter;
    return <GroupFilters filter={filter} onChange={setFilter} />;
  }
  const screen = await renderApp(<Filters />);
  const search = screen.getByRole('search', { name: 'Find study groups' });
  await search.getByRole('searchbox').fill('night');
  await search.getByRole('combobox', { name: 'Career path' }).selectOptions('Medical Tech');
  expect(current).toEqual({ search: 'night', careerPath: 'tech' });
  await search.getByRole('combobox').selectOptions('All Career Paths');
  expect(current).toEqual({ search: 'night', careerPath: undefined });
});
