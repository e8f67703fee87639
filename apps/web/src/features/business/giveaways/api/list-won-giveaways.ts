import type { listWonGiveaways, WonGiveaway } from '@rounds/contract/business/giveaways';
import { call } from '../../../../api/client.ts';

/** What the learner has won and can still claim, latest first. */
export async function fetchWonGiveaways(signal: AbortSignal): Promise<WonGiveaway[]> {
  const won = await call<typeof listWonGiveaways>('GET', '/api/giveaways/won', { signal });
  return won.filter(({ claimUntil }) => new Date(claimUntil).getTime() > Date.now());
}
