import { setupMinutes } from '@rounds/contract/account.rules';
import { sessionAbsoluteMs, sessionIdleMs } from '@rounds/contract/accounts.rules';
import type { LetGo } from '../../platform/db/personal-data.ts';
import { eachPart } from '../../platform/jobs/each.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import {
  deleteOldLinks,
  selectLanguage,
  selectOptionalUserByEmail,
  selectOptionalUserRow,
} from './accounts.queries.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { eraseDeletedAccounts, retireProgress, warnAbsentees } from './deletion.service.ts';
import { mayMail } from './inbox.service.ts';
import { linkMail, noticeMail } from './mail.rules.ts';
import { mailWords } from './mail.texts.ts';
import { type NoticeJob, noticeJob } from './notices.ts';
import { createLink } from './links.service.ts';
import { mailJobs } from './recovery.service.ts';
import { deleteOldSessions } from './sessions.queries.ts';
import { deleteOldTwoFactor } from './two-factor.queries.ts';

interface JobsDeps extends AccountsDeps {
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  /** By feature, what takes a learner's name off that which outlives the account. */
  readonly letGo: Readonly<Record<string, LetGo>>;
}

/** Mails of accounts, and the nightly clean-up of what is over. */
export function defineAccountJobs(deps: JobsDeps): void {
  const { db, clock, jobs, mailer, publicUrl, letGo } = deps;

  jobs.define<{ email: string }>(mailJobs.resetPassword, async ({ email }) => {
    const user = await selectOptionalUserByEmail(db, email);
    if (!user || user.isDemo) return;
    const token = await db.transaction((tx) =>
      createLink(tx, 'reset_password', { userId: user.id, email: user.email }, clock.now()),
    );
    const words = mailWords(await selectLanguage(db, user.id));
    const { username, email: to } = user;
    await mailer.send({
      to,
      ...linkMail(words, 'reset_password', { username, token, publicUrl: publicUrl() }),
    });
  });

  jobs.define<{ userId: number; email: string }>(mailJobs.confirmEmail, async ({ userId, email }) => {
    const token = await db.transaction(async (tx) => {
      const user = await selectOptionalUserRow(tx, userId);
      return user?.pendingEmail === email
        ? createLink(tx, 'confirm_email', { userId, email }, clock.now())
        : null;
    });
    // Jobs come in any order: a later wish has replaced this one.
    if (token === null) return;
    const words = mailWords(await selectLanguage(db, userId));
    await mailer.send({
      to: email,
      ...linkMail(words, 'confirm_email', { username: null, token, publicUrl: publicUrl() }),
    });
  });

  jobs.define<{ userId: number }>(mailJobs.verifyEmail, async ({ userId }) => {
    const made = await db.transaction(async (tx) => {
      const user = await selectOptionalUserRow(tx, userId);
      if (!user || user.emailConfirmedAt || user.deletedAt) return null;
      const { email } = user;
      return { email, token: await createLink(tx, 'verify_email', { userId, email }, clock.now()) };
    });
    if (made === null) return;
    const words = mailWords(await selectLanguage(db, userId));
    // Without the name, which a stranger may have chosen.
    await mailer.send({
      to: made.email,
      ...linkMail(words, 'verify_email', { username: null, token: made.token, publicUrl: publicUrl() }),
    });
  });

  jobs.schedule('accounts.clean', '17 3 * * *', async () => {
    const now = clock.now().getTime();
    await eachPart({
      sessions: () => deleteOldSessions(db, new Date(now - sessionIdleMs), new Date(now - sessionAbsoluteMs)),
      links: () => deleteOldLinks(db, clock.now()),
      twoFactor: () => deleteOldTwoFactor(db, clock.now(), new Date(now - setupMinutes * 60_000)),
    });
  });

  const sendNotice = ({ to, username, language, notice }: NoticeJob) =>
    mailer.send({ to, ...noticeMail(mailWords(language), notice, { username, publicUrl: publicUrl() }) });

  jobs.define<NoticeJob>(noticeJob, async ({ counted, ...job }) => {
    if (!counted) return sendNotice(job);
    if (!(await mayMail(deps, job.to, 'confirmation'))) return;
    try {
      await sendNotice(job);
    } catch {
      // Tried again as a job that is not counted a second time.
      await jobs.enqueue<NoticeJob>(db, noticeJob, job);
    }
  });

  jobs.schedule('accounts.erase', '29 * * * *', () =>
    eachPart({
      deletedAccounts: () => eraseDeletedAccounts(deps, letGo),
      warnings: () => warnAbsentees(deps),
      progress: () => retireProgress(deps),
    }),
  );
}
