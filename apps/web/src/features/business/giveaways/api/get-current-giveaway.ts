import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getCurrentGiveaway } from '@rounds/contract/business/giveaways';
import { call } from '../../../../api/client.ts';

export function currentGiveawayQuery() {
  return queryOptions({
    queryKey: ['giveaways', 'current'],
    queryFn: ({ signal }) => call<typeof getCurrentGiveaway>('GET', '/api/giveaways/current', { signal }),
    // The first completed answer of the week enters the learner.
    meta: { followsProgress: true },
  });
}

/** This week's giveaway; null if there is none. */
export function useCurrentGiveaway() {
  return useQuery(currentGiveawayQuery());
}
