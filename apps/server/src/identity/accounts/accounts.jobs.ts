import { setupMinutes } from '@rounds/contract/identity/accounts.security.rules';
import { sessionAbsoluteMs, sessionIdleMs } from '@rounds/contract/identity/accounts.rules';
import type { BeforeErase } from '../../platform/db/personal-data.ts';
import { runParts } from '../../platform/jobs/run-for-each.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { selectLanguage, selectOptionalUserByEmail, selectOptionalUserRow } from './accounts.queries.ts';
import { deleteOldLinks } from './email/mail-links.queries.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { eraseDemoCopies } from './demo/demo.service.ts';
import { eraseDeletedAccounts, expireLearning, warnInactive } from './deletion/deletion.service.ts';
import { mayMail } from './email/inbox.service.ts';
import { linkMail, noticeMail } from './mails/mail.rules.ts';
import { mailWords } from './mails/mail.texts.ts';
import { type NoticeJob, noticeJob } from './mails/notices.ts';
import { createLink } from './email/links.service.ts';
import { mailJobs } from './passwords/recovery.service.ts';
import { deleteOldSessions } from './sessions/sessions.queries.ts';
import { deleteOldTwoFactor } from './two-factor/two-factor.queries.ts';

interface JobsDeps extends AccountsDeps {
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly beforeErase: readonly BeforeErase[];
}

const hour = 60 * 60;

/**
 * How long to retry while a mail server is down. Somebody who asked for a sign-in link has asked again or given up
 * after an hour; all other mail is still useful a day later. Several run at once, so that one slow mail server doesn't
 * hold up other mails.
 */
const mailing = {
  reset: { retryFor: hour, atOnce: 10 },
  lasting: { retryFor: 24 * hour, atOnce: 10 },
} as const;

/** Account mails, and the nightly clean-up of expired data. */
export function defineAccountJobs(deps: JobsDeps): void {
  const { db, clock, jobs, mailer, publicUrl, beforeErase } = deps;

  // A mail that seemed to fail may have been delivered: its link stays valid when another one is sent.
  jobs.define<{ email: string }>(
    mailJobs.resetPassword,
    async ({ email }, { isRetry }) => {
      const user = await selectOptionalUserByEmail(db, email);
      if (!user || user.isDemo) return;
      // Counted here, when a mail is sent, so that requests for unknown addresses use up no limit.
      if (!isRetry && !(await mayMail(deps, user.email, 'reset'))) return;
      const token = await db.transaction((tx) =>
        createLink(tx, 'reset_password', { userId: user.id, email: user.email }, clock.now(), isRetry),
      );
      const words = mailWords(await selectLanguage(db, user.id));
      const { username, email: to } = user;
      await mailer.send({
        to,
        ...linkMail(words, 'reset_password', { username, token, publicUrl: publicUrl() }),
      });
    },
    mailing.reset,
  );

  jobs.define<{ userId: number; email: string }>(
    mailJobs.confirmEmail,
    async ({ userId, email }, { isRetry }) => {
      const token = await db.transaction(async (tx) => {
        const user = await selectOptionalUserRow(tx, userId);
        return user?.pendingEmail === email
          ? createLink(tx, 'confirm_email', { userId, email }, clock.now(), isRetry)
          : null;
      });
      // Jobs run in any order: a later request may have replaced this one.
      if (token === null) return;
      const words = mailWords(await selectLanguage(db, userId));
      await mailer.send({
        to: email,
        ...linkMail(words, 'confirm_email', { username: null, token, publicUrl: publicUrl() }),
      });
    },
    mailing.lasting,
  );

  jobs.define<{ userId: number }>(
    mailJobs.verifyEmail,
    async ({ userId }, { isRetry }) => {
      const made = await db.transaction(async (tx) => {
        const user = await selectOptionalUserRow(tx, userId);
        if (!user || user.emailConfirmedAt || user.deletedAt) return null;
        const { email } = user;
        const token = await createLink(tx, 'verify_email', { userId, email }, clock.now(), isRetry);
        return { email, token };
      });
      if (made === null) return;
      const words = mailWords(await selectLanguage(db, userId));
      // Without the name, which a stranger may have chosen.
      await mailer.send({
        to: made.email,
        ...linkMail(words, 'verify_email', { username: null, token: made.token, publicUrl: publicUrl() }),
      });
    },
    mailing.lasting,
  );

  jobs.schedule('accounts.clean', '17 3 * * *', async () => {
    const now = clock.now().getTime();
    await runParts({
      sessions: () => deleteOldSessions(db, new Date(now - sessionIdleMs), new Date(now - sessionAbsoluteMs)),
      links: () => deleteOldLinks(db, clock.now()),
      twoFactor: () => deleteOldTwoFactor(db, clock.now(), new Date(now - setupMinutes * 60_000)),
    });
  });

  jobs.define<NoticeJob>(
    noticeJob,
    async ({ to, username, language, notice, counted }, { isRetry }) => {
      // Counted once, however often the job retries.
      if (counted && !isRetry && !(await mayMail(deps, to, 'confirmation'))) return;
      const mail = noticeMail(mailWords(language), notice, { username, publicUrl: publicUrl() });
      await mailer.send({ to, ...mail });
    },
    mailing.lasting,
  );

  jobs.schedule('accounts.erase-demo-copies', '*/10 * * * *', () => eraseDemoCopies(deps, beforeErase));

  jobs.schedule('accounts.erase', '29 * * * *', () =>
    runParts({
      deletedAccounts: () => eraseDeletedAccounts(deps, beforeErase),
      warnings: () => warnInactive(deps),
      progress: () => expireLearning(deps),
    }),
  );
}
