import { type Origin, requestOrigin } from '../origin.ts';
import { type Sql, notify } from './database.ts';

/** The one channel of the database on which all changes are told, in every process, whatever they are of. */
export const changesChannel = 'live_changes';

/** What is told on it. The origin goes no further than the server. */
export interface Change {
  readonly topic: string;
  readonly origin?: Origin | undefined;
}

/** What a notification of the database can carry is 8000 bytes; what we tell is ids. */
const largestBytes = 2000;

/**
 * Tells every page that is open on a topic that something changed, in every process, when the transaction commits. The page
 * whose request it was is told that it is its own doing.
 * @param topic a kind and an id: "forum:12"; who may hear of it is decided where the stream is served (`serveChanges`)
 * @param data ids alone: who hears of it asks for what may be seen
 */
export async function publishChange(sql: Sql, topic: string, data: object = {}): Promise<void> {
  const change: Change = { ...data, topic, origin: requestOrigin.getStore() };
  const payload = JSON.stringify(change);
  if (Buffer.byteLength(payload) > largestBytes) throw new Error(`Too much to tell of ${topic}: ids alone`);
  await notify(sql, changesChannel, payload);
}
