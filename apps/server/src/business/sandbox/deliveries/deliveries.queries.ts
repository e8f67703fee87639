import { Id } from '@rounds/contract/common';
import { z } from 'zod';
import { type Sql, queryRow } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const deliveryPlanned = statement({
  name: 'sandbox_delivery_insert',
  text: `
    insert into sandbox_deliveries (event_id, deliver_at)
    values ($eventId, $deliverAt) returning id`,
  row: z.object({ id: Id }),
});

export async function insertDelivery(tx: Sql, eventId: string, deliverAt: Date): Promise<number> {
  const { id } = await queryRow(tx, deliveryPlanned, { eventId, deliverAt });
  return id;
}

const deliveriesWaiting = statement({
  name: 'sandbox_deliveries_waiting',
  text: `
    select d.id, o.data::text as payload from sandbox_deliveries d join sandbox_objects o on o.id = d.event_id
    where d.delivered_at is null and d.deliver_at <= $now and ($id::int is null or d.id = $id)
    order by d.deliver_at, d.id limit 100`,
  row: z.object({ id: Id, payload: z.string() }),
});

/** Deliveries that are due by now: one, or all. */
export async function selectWaiting(sql: Sql, now: Date, id: number | null) {
  return sql.query(deliveriesWaiting, { now, id });
}

const deliveryDone = statement({
  name: 'sandbox_delivery_done',
  text: 'update sandbox_deliveries set delivered_at = $now where id = $id',
});

export async function markDelivered(sql: Sql, id: number, now: Date): Promise<void> {
  await sql.query(deliveryDone, { id, now });
}
