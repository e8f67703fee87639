import { sharedErrors } from '@rounds/contract/errors';
import type { Database, Statement } from '../db/database.ts';
import { ApiError } from './errors.ts';

const find: Statement = {
  name: 'demo_account_find',
  text: 'select 1 as one from users where id = $1 and is_demo',
};

/** @throws ApiError 403 for the demo account: what one visitor does to it must not be the next one's surprise */
export async function refuseDemo(db: Database, userId: number): Promise<void> {
  if ((await db.query(find, [userId])).length > 0) throw new ApiError(sharedErrors.demo_account);
}
