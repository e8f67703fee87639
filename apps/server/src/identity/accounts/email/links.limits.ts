import { type Limit, byAddress } from '../../../platform/http/limits.ts';

/** Following links that were sent by mail, whatever they are for. */
export const followingLinks: Limit = { name: 'follow-link', max: 100, seconds: 60 * 60, key: byAddress };
