import { Id } from '@rounds/contract/common';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const eventKept = statement({
  name: 'payment_event_insert',
  text: `
    insert into payment_events (event_id, type, object_id, created_at, received_at)
    values ($eventId, $type, $objectId, $createdAt, $now)
    on conflict (event_id) do nothing returning id`,
  row: z.object({ id: Id }),
});

export interface NewEvent {
  readonly eventId: string;
  readonly type: string;
  readonly objectId: string;
  readonly createdAt: Date;
  readonly now: Date;
}

/** @returns its number; null if it was already recorded */
export async function insertOptionalEvent(tx: Sql, event: NewEvent): Promise<number | null> {
  const [row] = await tx.query(eventKept, { ...event });
  return row?.id ?? null;
}

const eventById = statement({
  name: 'payment_event_by_id',
  text: `
    select type, object_id as "objectId", processed_at is not null as processed
    from payment_events where id = $id`,
  row: z.object({ type: z.string(), objectId: z.string(), processed: z.boolean() }),
});

export async function selectOptionalEvent(sql: Sql, id: number) {
  return queryOptionalRow(sql, eventById, { id });
}

const eventProcessed = statement({
  name: 'payment_event_set_processed',
  text: 'update payment_events set processed_at = $now where id = $id',
});

export async function markProcessed(sql: Sql, id: number, now: Date): Promise<void> {
  await sql.query(eventProcessed, { id, now });
}

const eventReplayed = statement({
  name: 'payment_event_replay',
  text: `
    update payment_events set processed_at = null where event_id = $event or id::text = $event
    returning type`,
  row: z.object({ type: z.string() }),
});

/** Has an event processed again, by its number or its id at the gateway. @returns its type; null if there is none */
export async function replayOptionalEvent(sql: Sql, event: string): Promise<string | null> {
  const [row] = await sql.query(eventReplayed, { event });
  return row?.type ?? null;
}

const eventsWaiting = statement({
  name: 'payment_events_waiting',
  text: `
    select id from payment_events where processed_at is null and received_at < $before and id > $afterId
    order by id limit 100`,
  row: z.object({ id: Id }),
});

/** Unprocessed events, whatever happened to their jobs. */
export async function selectWaiting(sql: Sql, before: Date, afterId: number) {
  return sql.query(eventsWaiting, { before, afterId });
}

const eventsLatestFirst = statement({
  name: 'payment_events_latest_first',
  text: `
    select id, event_id as "eventId", type, iso_instant(received_at) as "receivedAt",
      iso_instant(processed_at) as "processedAt"
    from payment_events order by id desc limit 50`,
  row: z.object({
    id: Id,
    eventId: z.string(),
    type: z.string(),
    receivedAt: z.string(),
    processedAt: z.string().nullable(),
  }),
});

export async function selectLatest(sql: Sql) {
  return sql.query(eventsLatestFirst);
}
