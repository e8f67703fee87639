import { z } from 'zod';
import { rewardCategories } from './store.rules.ts';

/** Store items as an author writes them: content/rewards.yaml, in the order of the store. */
export const AuthoredRewards = z
  .array(
    z.strictObject({
      slug: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/),
      name: z.string().min(3).max(40),
      description: z.string().min(10).max(120),
      itemType: z.string().regex(/^[a-z]+(?:_[a-z]+)*$/),
      category: z.enum(rewardCategories),
      color: z.string().regex(/^[a-z]+$/),
      style: z
        .string()
        .regex(/^[a-z]+$/)
        .default('plain'),
      pointsCost: z.int().min(10).max(2000),
      /** The stock when the item is first offered; absent is unlimited. */
      stockQuantity: z.int().positive().optional(),
      isTrending: z.boolean().default(false),
    }),
  )
  .min(1)
  .refine((items) => new Set(items.map(({ slug }) => slug)).size === items.length, {
    message: 'Two items have the same slug',
  });
export type AuthoredRewards = z.infer<typeof AuthoredRewards>;
export type AuthoredReward = AuthoredRewards[number];
