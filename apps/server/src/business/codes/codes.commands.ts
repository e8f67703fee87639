import { z } from 'zod';
import { dollars as inDollars } from '@rounds/contract/business/payments.rules';
import type { CommandContext, CommandResult } from '../../platform/feature.ts';
import { insertOptionalCode, selectCodes } from './codes.queries.ts';

const whole = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/** `code=SPRING percent=25 max=10 until=2026-12-31`. Exactly one of percent, dollars and free. */
const Options = z
  .strictObject({
    code: z.string().regex(/^[\w-]{3,40}$/),
    percent: whole.refine((percent) => percent >= 1 && percent <= 100).optional(),
    dollars: whole.refine((dollars) => dollars >= 1).optional(),
    free: z.literal('year').optional(),
    max: whole.refine((most) => most >= 1).optional(),
    until: z.iso.date().optional(),
    description: z.string().max(200).default(''),
  })
  .refine(
    ({ percent, dollars, free }) => [percent, dollars, free].filter((one) => one !== undefined).length === 1,
  );

/** Adds a code. Text for a terminal. */
export async function addCode(
  { db, clock }: Pick<CommandContext, 'db' | 'clock'>,
  given: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const parsed = Options.safeParse(given);
  if (!parsed.success)
    return {
      ok: false,
      text: 'Give a code and one of percent, dollars and free: code=SPRING percent=25 max=10 until=2026-12-31\n',
    };
  const { code, percent, dollars, max = null, until, description } = parsed.data;
  const kinds = [
    { discountType: 'percentage', discountValue: percent },
    { discountType: 'amount', discountValue: dollars === undefined ? undefined : dollars * 100 },
    { discountType: 'free_access', discountValue: 100 },
  ] as const;
  const { discountType, discountValue = 0 } =
    kinds.find((kind) => kind.discountValue !== undefined) ?? kinds[2];
  const validUntil = until === undefined ? null : new Date(`${until}T23:59:59.999Z`);
  const kept = { code, description, discountType, discountValue, maxUses: max, validUntil };
  const id = await insertOptionalCode(db, kept, clock.now());
  return id === null
    ? { ok: false, text: `There is a code ${code} already.\n` }
    : { ok: true, text: `Added ${code}.\n` };
}

/** All codes with their uses. Text for a terminal. */
export async function describeCodes({ db }: Pick<CommandContext, 'db'>): Promise<string> {
  const rows = await selectCodes(db);
  if (rows.length === 0) return 'No discount codes.\n';
  const lines = rows.map(({ code, discountType, discountValue, usedCount, maxUses, validUntil }) => {
    const until = validUntil === null ? '' : `, until ${new Date(validUntil).toISOString().slice(0, 10)}`;
    const takesOff = {
      percentage: `${discountValue} %`,
      amount: inDollars(discountValue),
      free_access: 'a year of Professional',
    }[discountType];
    return `${code}  ${takesOff}  ${usedCount} of ${maxUses ?? 'any'} used${until}`;
  });
  return `${lines.join('\n')}\n`;
}
