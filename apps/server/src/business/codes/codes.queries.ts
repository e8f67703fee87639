import { Id } from '@rounds/contract/common';
import { type DiscountType, discountTypes } from '@rounds/contract/business/codes.rules';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const Row = z.object({
  id: Id,
  description: z.string(),
  discountType: z.enum(discountTypes),
  discountValue: z.int(),
  minOrderCents: z.int(),
  maxUses: z.int().nullable(),
  usedCount: z.int(),
  isActive: z.boolean(),
  validFrom: z.number(),
  validUntil: z.number().nullable(),
});
export type CodeRow = z.infer<typeof Row>;
const columns = `id, description, discount_type as "discountType", discount_value as "discountValue",
  min_order_cents as "minOrderCents", max_uses as "maxUses", used_count as "usedCount", is_active as "isActive",
  extract(epoch from valid_from)::float8 * 1000 as "validFrom",
  extract(epoch from valid_until)::float8 * 1000 as "validUntil"` as const;

const codeByText = statement({
  name: 'discount_code_by_text',
  text: `select ${columns} from discount_codes where upper(code) = upper($code)`,
  row: Row,
});
const codeLocked = statement({
  name: 'discount_code_lock',
  text: `select ${columns} from discount_codes where upper(code) = upper($code) for no key update`,
  row: Row,
});

export function selectOptionalCode(sql: Sql, code: string) {
  return queryOptionalRow(sql, codeByText, { code });
}

/** The same, locked until the transaction ends: one order at a time counts it. */
export function lockOptionalCode(tx: Sql, code: string) {
  return queryOptionalRow(tx, codeLocked, { code });
}

const usedBefore = statement({
  name: 'code_usage_exists',
  text: `
    select exists (
      select from code_usages
      where user_id = $userId and code_type = $codeType and coalesce(code_id, 0) = coalesce($codeId::int, 0)) as used`,
  row: z.object({ used: z.boolean() }),
});

export async function hasUsed(
  sql: Sql,
  userId: number,
  codeType: 'discount' | 'free_access_setting',
  codeId: number | null,
): Promise<boolean> {
  const [row] = await sql.query(usedBefore, { userId, codeType, codeId });
  return row?.used ?? false;
}

export interface NewUsage {
  readonly userId: number;
  readonly codeType: 'discount' | 'free_access_setting';
  readonly codeId: number | null;
  readonly orderId: number | null;
  readonly originalCents: number;
  readonly discountCents: number;
  readonly finalCents: number;
  readonly now: Date;
}

const usageAdded = statement({
  name: 'code_usage_insert',
  text: `
    insert into code_usages (user_id, code_type, code_id, order_id, original_cents, discount_cents, final_cents, used_at)
    values ($userId, $codeType, $codeId, $orderId, $originalCents, $discountCents, $finalCents, $now)
    on conflict do nothing returning id`,
  row: z.object({ id: Id }),
});
const useCounted = statement({
  name: 'discount_code_count_use',
  text: 'update discount_codes set used_count = used_count + 1 where id = $id',
});

/** @returns the number of the use; null if the learner has used the code before */
export async function insertOptionalUsage(tx: Sql, usage: NewUsage): Promise<number | null> {
  const [row] = await tx.query(usageAdded, { ...usage });
  if (!row) return null;
  if (usage.codeId !== null) await tx.query(useCounted, { id: usage.codeId });
  return row.id;
}

const usageReleased = statement({
  name: 'code_usage_release',
  text: `
    with released as (delete from code_usages where order_id = $orderId returning code_id)
    update discount_codes set used_count = used_count - 1 where id in (select code_id from released)`,
});

/** Returns the use of a canceled order, in its transaction. */
export async function releaseCode(tx: Sql, orderId: number): Promise<void> {
  await tx.query(usageReleased, { orderId });
}

const allReleased = statement({
  name: 'code_usages_release_all',
  text: `
    with released as (delete from code_usages where order_id is not null returning code_id),
      counted as (select code_id, count(*)::int as n from released group by code_id)
    update discount_codes c set used_count = c.used_count - counted.n from counted where c.id = counted.code_id`,
});

/** Returns the uses of all orders; a year of free access belongs to no order. */
export async function releaseAllOrders(tx: Sql): Promise<void> {
  await tx.query(allReleased);
}

const codeAdded = statement({
  name: 'discount_code_insert',
  text: `
    insert into discount_codes (code, description, discount_type, discount_value, max_uses, valid_from, valid_until)
    values ($code, $description, $discountType, $discountValue, $maxUses, $now, $validUntil)
    on conflict do nothing returning id`,
  row: z.object({ id: Id }),
});

export interface NewCode {
  readonly code: string;
  readonly description: string;
  readonly discountType: DiscountType;
  readonly discountValue: number;
  readonly maxUses: number | null;
  readonly validUntil: Date | null;
}

/** @returns null if the code already exists */
export async function insertOptionalCode(sql: Sql, code: NewCode, now: Date): Promise<number | null> {
  const [row] = await sql.query(codeAdded, { ...code, now });
  return row?.id ?? null;
}

const codesInOrder = statement({
  name: 'discount_codes_in_order',
  text: `select code, ${columns} from discount_codes order by id`,
  row: Row.extend({ code: z.string() }),
});

export async function selectCodes(sql: Sql) {
  return sql.query(codesInOrder);
}

/** The codes that the learner used, and what they took off. */
export const exportCodes = exportPart({
  code_usages: `
    select id, code_type as "codeType", code_id as "codeId", order_id as "orderId", original_cents as "originalCents",
      discount_cents as "discountCents", final_cents as "finalCents", iso_instant(used_at) as "usedAt"
    from code_usages where user_id = $userId order by id`,
});
