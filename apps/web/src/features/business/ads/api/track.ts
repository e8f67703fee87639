import type { Advertisement, recordClick, recordImpression } from '@rounds/contract/business/ads';
import { call } from '../../../../api/client.ts';

const bodyOf = ({ id, placement }: Advertisement) => ({ advertisementId: id, placement });

/** A lost count isn't worth telling a learner about. */
function log(what: string) {
  return (error: unknown) => console.error(`${what} was not counted`, error);
}

/** Reports that an advertisement was seen. Never throws. */
export function trackImpression(ad: Advertisement): void {
  call<typeof recordImpression>('POST', '/api/ads/impression', { body: bodyOf(ad), keepalive: true }).catch(
    log('An impression'),
  );
}

/** Reports that an advertisement was opened, without delaying its opening. Never throws. */
export function trackClick(ad: Advertisement): void {
  call<typeof recordClick>('POST', '/api/ads/click', { body: bodyOf(ad), keepalive: true }).catch(
    log('A click'),
  );
}
