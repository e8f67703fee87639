import { dayMs } from '@rounds/contract/time.rules';
import type { checkDiscountCode } from '@rounds/contract/business/codes';
import { type DiscountType, freeAccessDays } from '@rounds/contract/business/codes.rules';
import { type PriceId, dollars, offers } from '@rounds/contract/business/plans.offers.rules';
import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import { grantPlan } from '../plans/index.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { type CodeRefusal, decideCode } from './codes.rules.ts';
import * as queries from './codes.queries.ts';

export interface CodesDeps extends ServiceDeps {
  /** The configured code, which gives free access; absent if there is none. */
  readonly freeAccessCode: string | undefined;
}

const isSetting = (code: string, { freeAccessCode }: Pick<CodesDeps, 'freeAccessCode'>): boolean =>
  freeAccessCode !== undefined && code.toUpperCase() === freeAccessCode.toUpperCase();

/** The configured code, in the same form as the others. */
const setting: queries.CodeRow = {
  id: 0,
  description: '',
  discountType: 'free_access',
  discountValue: 100,
  minOrderCents: 0,
  maxUses: null,
  usedCount: 0,
  isActive: true,
  validFrom: 0,
  validUntil: null,
};

/** What a code is worth for a purchase. */
interface Applied {
  readonly discountType: DiscountType;
  readonly discountValue: number;
  readonly description: string;
  readonly discountCents: number;
  readonly codeType: 'discount' | 'free_access_setting';
  readonly codeId: number | null;
}

async function apply(
  sql: Sql,
  deps: Pick<CodesDeps, 'freeAccessCode' | 'clock'>,
  { code, priceId, userId }: { code: string; priceId: PriceId; userId: number | null },
  find: typeof queries.selectOptionalCode,
  fail: Fail<CodeRefusal>,
): Promise<Applied> {
  const ofSettings = isSetting(code, deps);
  const row = ofSettings ? setting : await find(sql, code);
  const codeType = ofSettings ? 'free_access_setting' : 'discount';
  const codeId = ofSettings ? null : (row?.id ?? null);
  const hasUsedIt = userId !== null && row !== null && (await queries.hasUsed(sql, userId, codeType, codeId));
  const { cents, tier } = offers[priceId];
  const purchase = { cents, isProfessional: tier === 'professional', hasUsedIt };
  const decision = decideCode(row, purchase, deps.clock.now().getTime());
  if ('refused' in decision) throw fail(decision.refused);
  if (!row) throw fail('code_not_found');
  const { discountType, discountValue, description } = row;
  return { discountType, discountValue, description, ...decision, codeType, codeId };
}

/** What a code would take off. */
export async function checkCode(
  deps: CodesDeps,
  userId: number | null,
  { code, priceId }: BodyOf<typeof checkDiscountCode>,
  fail: Fail<CodeRefusal>,
): Promise<AnswerOf<typeof checkDiscountCode>> {
  const applied = await apply(deps.db, deps, { code, priceId, userId }, queries.selectOptionalCode, fail);
  const { discountType, discountValue, description, discountCents } = applied;
  const { cents } = offers[priceId];
  return {
    discountType,
    discountValue: discountType === 'amount' ? dollars(discountValue) : discountValue,
    description,
    originalAmount: dollars(cents),
    discountAmount: dollars(discountCents),
    finalAmount: dollars(cents - discountCents),
  };
}

interface CodeUse {
  readonly code: string;
  readonly priceId: PriceId;
  readonly userId: number;
}

/** Whether a code gives free access instead of taking something off an order. */
export async function isFreeAccess(deps: CodesDeps, code: string): Promise<boolean> {
  if (isSetting(code, deps)) return true;
  return (await queries.selectOptionalCode(deps.db, code))?.discountType === 'free_access';
}

/**
 * Counts a code for an order, in the order's transaction.
 * @returns what it takes off, in cents
 */
export async function useCode(
  tx: Sql,
  deps: Pick<CodesDeps, 'freeAccessCode' | 'clock'>,
  use: CodeUse,
  orderId: number | null,
  fail: Fail<CodeRefusal>,
): Promise<number> {
  const { codeType, codeId, discountCents } = await apply(tx, deps, use, queries.lockOptionalCode, fail);
  const { cents: originalCents } = offers[use.priceId];
  const usage = {
    userId: use.userId,
    codeType,
    codeId,
    orderId,
    originalCents,
    discountCents,
    finalCents: originalCents - discountCents,
    now: deps.clock.now(),
  };
  if ((await queries.insertOptionalUsage(tx, usage)) === null) throw fail('code_already_used');
  return discountCents;
}

/** Gives a year of Professional for a code: no order, no gateway, no card. */
export function grantFreeAccess(deps: CodesDeps, use: CodeUse, fail: Fail<CodeRefusal>): Promise<void> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await useCode(tx, deps, use, null, fail);
    const endsAt = new Date(now.getTime() + freeAccessDays * dayMs);
    const sourceId = `${use.userId} ${use.code.toUpperCase()}`;
    const grant = { userId: use.userId, source: 'code', sourceId, startsAt: now, endsAt } as const;
    await grantPlan(tx, { ...grant, tier: 'professional' }, now);
  });
}
