import { exportPart } from '../../platform/db/personal-data.ts';

/** The codes that the learner used, and what they took off. */
export const exportCodes = exportPart({
  code_usages: `
    select id, code_type as "codeType", code_id as "codeId", order_id as "orderId", original_cents as "originalCents",
      discount_cents as "discountCents", final_cents as "finalCents", iso_instant(used_at) as "usedAt"
    from code_usages where user_id = $userId order by id`,
});
