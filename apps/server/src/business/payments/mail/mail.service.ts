import type { Language } from '@rounds/contract/common';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { type PaymentMailJob, paymentMail } from './mail.rules.ts';
import { paymentMailTexts } from './mail.texts.ts';
import type { GatewayDeps } from '../payments.deps.ts';
import { selectOptionalRecipient } from '../gateway/customers.queries.ts';

/** Writes to a learner about a payment, in their language. */
export async function mailAboutPayment(
  { db, gateway, publicUrl, mailer }: GatewayDeps & { readonly mailer: Mailer },
  job: PaymentMailJob,
): Promise<void> {
  const recipient = await selectOptionalRecipient(db, job.userId);
  if (!recipient) return;
  const { email, username, language: chosen } = recipient;
  const language = chosen !== null && Object.hasOwn(paymentMailTexts, chosen) ? (chosen as Language) : 'en';
  const texts = paymentMailTexts[language];
  const isTest = gateway.kind === 'sandbox';
  await mailer.send({
    to: email,
    ...paymentMail(job, { language, texts, username, publicUrl: publicUrl(), isTest }),
  });
}
