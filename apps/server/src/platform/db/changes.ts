import { type Origin, requestOrigin } from '../origin.ts';
import { type Sql, notify } from './database.ts';

/** The one channel for changes of all kinds; every process listens to it. */
export const changesChannel = 'live_changes';

/** The payload. The origin is never sent to clients. */
export interface Change {
  readonly topic: string;
  readonly origin?: Origin | undefined;
  /** The only learner who is notified. Never sent to clients either. */
  readonly onlyFor?: number | undefined;
}

/** PostgreSQL limits a notification to 8000 bytes; ours hold only ids. */
const maxPayloadBytes = 2000;

/**
 * Once the transaction commits, tells every page that has a topic open, in any process, that something changed. The
 * page that made the request is told that the change is its own.
 * @param topic a kind and an id: "forum:12"; who may follow it is decided where the stream is served (`serveChanges`)
 * @param data only ids: a notified page fetches what its user may see
 * @param onlyFor notifies only this learner's pages, for a change that nobody else can see
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
