import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refetchFollowers } from './query-meta.ts';

it('marks what follows a change as out of date, and nothing else', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const metas = {
    leaderboard: { followsProgress: true, followsProfile: true },
    settings: { followsProfile: true },
    ads: { followsAdPreferences: true },
    scenarios: {},
  } as const;
  for (const [name, meta] of Object.entries(metas)) {
    await queries.query({ queryKey: [name], queryFn: () => name, meta });
  }
  const outOfDate = () =>
    Object.keys(metas).filter((name) => queries.getQueryState([name])?.isInvalidated === true);

  await refetchFollowers(queries, 'followsProgress');
  expect(outOfDate()).toEqual(['leaderboard']);
  await refetchFollowers(queries, 'followsProfile', 'followsAdPreferences');
  expect(outOfDate()).toEqual(['leaderboard', 'settings', 'ads']);
});
