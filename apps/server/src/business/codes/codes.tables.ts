import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { discountTypes } from '@rounds/contract/business/codes.rules';
import { users } from '../../identity/accounts/accounts.tables.ts';

/** Codes that an installation's operators give out. The free access code is a setting, and isn't stored here. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    description: text('description').notNull(),
    discountType: text('discount_type', { enum: discountTypes }).notNull(),
    /** Percent, or cents. */
    discountValue: integer('discount_value').notNull(),
    minOrderCents: integer('min_order_cents').notNull().default(0),
    /** Null if unlimited. */
    maxUses: integer('max_uses'),
    /** Orders that hold or have used it; a canceled order returns its use. */
    usedCount: integer('used_count').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until'),
  },
  (table) => [
    uniqueIndex('discount_codes_code_unique').on(sql`upper(${table.code})`),
    check(
      'discount_codes_within_uses',
      sql`${table.usedCount} >= 0 and (${table.maxUses} is null or ${table.usedCount} <= ${table.maxUses})`,
    ),
  ],
);

/** Which learner used which code for which order. */
export const codeUsages = pgTable(
  'code_usages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    codeType: text('code_type', { enum: ['discount', 'free_access_setting'] }).notNull(),
    codeId: integer('code_id').references(() => discountCodes.id),
    /** Null for free access, which belongs to no order. */
    orderId: integer('order_id').unique(),
    originalCents: integer('original_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    finalCents: integer('final_cents').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    uniqueIndex('code_usages_once').on(table.userId, table.codeType, sql`coalesce(${table.codeId}, 0)`),
    index('code_usages_by_code').on(table.codeId),
  ],
);
