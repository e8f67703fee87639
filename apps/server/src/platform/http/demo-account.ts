import { sharedErrors } from '@rounds/contract/errors';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { ApiError } from './errors.ts';

const userIsDemo = statement({
  name: 'user_is_demo',
  text: 'select is_demo as "isDemo" from users where id = $userId',
  row: z.object({ isDemo: z.boolean() }),
});

/** @throws ApiError 403 for the demo account: what one visitor does to it must not be the next one's surprise */
export async function refuseDemo(db: Database, userId: number): Promise<void> {
  const [user] = await db.query(userIsDemo, { userId });
  if (user?.isDemo) throw new ApiError(sharedErrors.demo_account);
}
