import { type Limit, byAddress } from '../../../platform/http/limits.ts';

/** Following links from mails, whatever their purpose. */
export const followingLinks: Limit = { name: 'follow-link', max: 100, seconds: 60 * 60, key: byAddress };
