import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const tracesSaved = statement({
  name: 'referral_traces_save',
  text: `
    insert into referral_traces as t (user_id, kind, trace, seen_at)
    values ($userId, 'device', $device, $now), ($userId, 'address', $address, $now)
    on conflict (user_id, kind, trace) do update set seen_at = excluded.seen_at
    where t.seen_at < excluded.seen_at - interval '1 hour'`,
});

/** Keyed hashes of a device and an address. */
export interface Traces {
  readonly device: string;
  readonly address: string;
}

export async function saveTraces(sql: Sql, userId: number, traces: Traces, now: Date): Promise<void> {
  await sql.query(tracesSaved, { userId, ...traces, now });
}

const provenance = statement({
  name: 'referral_provenance',
  text: `
    select
      exists (select from referral_traces where user_id = $referrerId and kind = 'device' and trace = $device)
        as "isOwnDevice",
      exists (select from referral_traces where user_id = $referrerId and kind = 'address' and trace = $address
        and seen_at > $since) as "isOwnAddress",
      (select count(*)::int from referrals where referrer_id = $referrerId and address = $address
        and created_at > $since) as "othersFromAddress"`,
  row: z.object({
    isOwnDevice: z.boolean(),
    isOwnAddress: z.boolean(),
    othersFromAddress: z.int(),
  }),
});

export async function selectProvenance(tx: Sql, referrerId: number, traces: Traces, since: Date) {
  const [row] = await tx.query(provenance, { referrerId, ...traces, since });
  if (!row) throw new Error('The provenance is missing');
  return row;
}

const oldForgotten = statement({
  name: 'referral_traces_forget',
  text: `
    with addresses as (update referrals set address = null where created_at < $before and address is not null)
    delete from referral_traces where seen_at < $before`,
});

export async function forgetTraces(sql: Sql, before: Date): Promise<void> {
  await sql.query(oldForgotten, { before });
}
