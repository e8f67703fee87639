import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { isMailTo, isExpiredMail, outboxFolder } from './mail.rules.ts';

async function removeMails(
  { dataDir }: Pick<Config, 'dataDir'>,
  isOver: (name: string) => boolean,
): Promise<void> {
  const folder = path.join(dataDir, outboxFolder);
  // There is no folder before the first mail, or with a mail server.
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names.filter(isOver)) await rm(path.join(folder, name), { force: true });
}

/** Removes the mails to these addresses. With a mail server there are none. */
export const deleteMailTo = (config: Pick<Config, 'dataDir'>, addresses: readonly string[]): Promise<void> =>
  removeMails(config, (name) => addresses.some((email) => isMailTo(name, email)));

/** Removes mails older than thirty days, each night. With a mail server there are none. */
export function defineOutboxCleaning(deps: {
  readonly config: Pick<Config, 'dataDir'>;
  readonly clock: Clock;
  readonly jobs: Jobs;
}): void {
  deps.jobs.schedule('mail.clean', '47 3 * * *', () =>
    removeMails(deps.config, (name) => isExpiredMail(name, deps.clock.now())),
  );
}
