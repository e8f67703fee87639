import { type Origin, requestOrigin } from '../origin.ts';
import { type Sql, notify } from './database.ts';

/** The one channel for changes of all kinds; every process listens to it. */
export const changesChannel = 'live_changes';

/** The payload. The origin doesn't leave the server. */
export interface Change {
  readonly topic: string;
  readonly origin?: Origin | undefined;
  /** The learner who alone hears of it. It doesn't leave the server either. */
  readonly onlyFor?: number | undefined;
}

/** PostgreSQL limits a notification to 8000 bytes; ours hold only ids. */
const maxPayloadBytes = 2000;

/**
 * Once the transaction commits, tells every page that has a topic open, in any process, that something changed. The
 * page that made the request is told that the change is its own.
 * @param topic a kind and an id: "forum:12"; who may hear of it is decided where the stream is served (`serveChanges`)
 * @param data only ids: a page that hears of it fetches what its user may see
 * @param onlyFor the learner whose pages alone are told, where nobody else sees the change
 */
export async function publishChange(
  sql: Sql,
  topic: string,
  data: object = {},
  onlyFor?: number,
): Promise<void> {
  const change: Change = { ...data, topic, origin: requestOrigin.getStore(), onlyFor };
  const payload = JSON.stringify(change);
  if (Buffer.byteLength(payload) > maxPayloadBytes)
    throw new Error(`Too much to tell of ${topic}: ids alone`);
  await notify(sql, changesChannel, payload);
}
