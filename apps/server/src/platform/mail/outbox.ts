import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { statement } from '../db/statement.ts';
import type { BeforeErase } from '../db/personal-data.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { isMailTo, isOldMail, outboxFolder } from './mail.rules.ts';

async function removeMails(
  { dataDir }: Pick<Config, 'dataDir'>,
  isOver: (name: string) => boolean,
): Promise<void> {
  const folder = path.join(dataDir, outboxFolder);
  // Without a mail to write yet, or with a mail server, there is none.
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names.filter(isOver)) await rm(path.join(folder, name), { force: true });
}

const addressesOfUser = statement({
  name: 'outbox_addresses_of_user',
  text: 'select email, pending_email as "pendingEmail" from users where id = $userId',
  row: z.object({ email: z.string(), pendingEmail: z.string().nullable() }),
});

/** Removes the mails to a learner who is erased. */
export const forgetMailsOf =
  (config: Pick<Config, 'dataDir'>): BeforeErase =>
  async (tx, userId) => {
    const [row] = await tx.query(addressesOfUser, { userId });
    const own = row ? [row.email, row.pendingEmail ?? row.email] : [];
    await removeMails(config, (name) => own.some((email) => isMailTo(name, email)));
  };

/** Removes, each night, mails that are older than thirty days. A mail server leaves none. */
export function defineOutboxCleaning(deps: {
  readonly config: Pick<Config, 'dataDir'>;
  readonly clock: Clock;
  readonly jobs: Jobs;
}): void {
  deps.jobs.schedule('mail.clean', '47 3 * * *', () =>
    removeMails(deps.config, (name) => isOldMail(name, deps.clock.now())),
  );
}
