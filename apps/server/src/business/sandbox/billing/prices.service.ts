import { invalid } from '../objects/faults.rules.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import type { Coupon, Metadata, Price, Product, PromotionCode } from '../objects/objects.rules.ts';
import { selectPrices, selectPromotionCodes } from '../sandbox.queries.ts';

const plain = async (ledger: Ledger, metadata: Metadata = {}) =>
  ({ created: await ledger.timeOf(null), livemode: false, metadata }) as const;

export async function createProduct(ledger: Ledger, name: string, metadata?: Metadata): Promise<Product> {
  const shared = await plain(ledger, metadata);
  const product: Product = {
    id: ledger.newId('product'),
    object: 'product',
    ...shared,
    name,
    active: true,
  };
  await ledger.save(product);
  return product;
}

export interface NewPrice {
  readonly unit_amount: number;
  readonly currency: string;
  readonly recurring: Price['recurring'];
  readonly product: string;
  readonly lookup_key?: string | null;
  readonly nickname?: string | null;
  readonly metadata?: Metadata;
}

export async function createPrice(ledger: Ledger, given: NewPrice): Promise<Price> {
  const { lookup_key = null, nickname = null, metadata, ...rest } = given;
  if (lookup_key !== null && (await pricesBy(ledger, [lookup_key])).length > 0)
    throw invalid(`A price already uses the lookup_key: ${lookup_key}`, { param: 'lookup_key' });
  const price: Price = {
    id: ledger.newId('price'),
    object: 'price',
    ...(await plain(ledger, metadata)),
    active: true,
    ...rest,
    lookup_key,
    nickname,
    type: rest.recurring === null ? 'one_time' : 'recurring',
  };
  await ledger.save(price);
  return price;
}

export async function pricesBy(ledger: Ledger, lookupKeys: readonly string[]): Promise<Price[]> {
  return (await selectPrices(ledger.tx, lookupKeys)).map((row) => ledger.read(row) as Price);
}

export async function recurringPrice(ledger: Ledger, id: string): Promise<Price> {
  const price = await ledger.get('price', id);
  if (price.recurring === null)
    throw invalid(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
    );
  return price;
}

export interface NewCoupon {
  readonly id?: string | undefined;
  readonly amount_off: number | null;
  readonly percent_off: number | null;
  readonly currency: string | null;
  readonly duration: Coupon['duration'];
  readonly max_redemptions: number | null;
  readonly name: string | null;
  readonly metadata?: Metadata;
}

export async function createCoupon(ledger: Ledger, { id, metadata, ...given }: NewCoupon): Promise<Coupon> {
  if ((given.amount_off === null) === (given.percent_off === null))
    throw invalid('You must pass exactly one of `amount_off` and `percent_off`.');
  if (id !== undefined && (await ledger.find('coupon', id)))
    throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  const coupon: Coupon = {
    id: id ?? ledger.newId('coupon'),
    object: 'coupon',
    ...(await plain(ledger, metadata)),
    ...given,
    times_redeemed: 0,
    valid: true,
  };
  await ledger.save(coupon);
  return coupon;
}

export async function createPromotionCode(
  ledger: Ledger,
  given: Pick<PromotionCode, 'code' | 'max_redemptions'> & { coupon: string; metadata?: Metadata },
): Promise<PromotionCode> {
  await ledger.get('coupon', given.coupon);
  if ((await promotionCodes(ledger, given.code)).length > 0)
    throw invalid(`An active promotion code with \`code: ${given.code}\` already exists.`);
  const promotion: PromotionCode = {
    id: ledger.newId('promotion_code'),
    object: 'promotion_code',
    ...(await plain(ledger, given.metadata)),
    active: true,
    code: given.code,
    promotion: { type: 'coupon', coupon: given.coupon },
    max_redemptions: given.max_redemptions,
    times_redeemed: 0,
  };
  await ledger.save(promotion);
  return promotion;
}

export async function promotionCodes(ledger: Ledger, code: string | null): Promise<PromotionCode[]> {
  return (await selectPromotionCodes(ledger.tx, code)).map((row) => ledger.read(row) as PromotionCode);
}

export interface Discount {
  readonly coupon: Coupon;
  readonly promotion: PromotionCode | null;
}
export type DiscountParams = readonly { coupon?: string | undefined; promotion_code?: string | undefined }[];

/** The one named discount, while it may be used. */
export async function discountIn(ledger: Ledger, named: DiscountParams): Promise<Discount | null> {
  const [first] = named;
  if (!first) return null;
  const promotion =
    first.promotion_code === undefined ? null : await ledger.get('promotion_code', first.promotion_code);
  const coupon = await ledger.get('coupon', promotion?.promotion.coupon ?? first.coupon ?? '');
  const isSpent = ({ max_redemptions: most, times_redeemed: times }: Coupon | PromotionCode) =>
    most !== null && times >= most;
  if (!coupon.valid || isSpent(coupon))
    throw invalid(`Coupon ${coupon.id} is used up.`, { param: 'discounts' });
  if (promotion && (!promotion.active || isSpent(promotion)))
    throw invalid('This promotion code is used up.', { param: 'discounts' });
  return { coupon, promotion };
}

/** Counts one use. */
export async function redeem(ledger: Ledger, { coupon, promotion }: Discount): Promise<void> {
  coupon.times_redeemed += 1;
  await ledger.save(coupon);
  if (!promotion) return;
  promotion.times_redeemed += 1;
  await ledger.save(promotion);
}
