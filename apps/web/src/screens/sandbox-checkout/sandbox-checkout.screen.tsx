import { useEffect } from 'react';
import { useParams } from 'wouter';
import {
  fetchSession,
  paySession,
  type SandboxSession,
} from '../../features/business/payments/api/sandbox.ts';
import { CardPanel } from '../../features/business/payments/components/card-panel.tsx';
import { ApiError } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card, CardBody } from '../../ui/card/card.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';

/** Test mode: stands in for the page on which Stripe is paid. */
export function SandboxCheckoutScreen() {
  const { t } = useTranslation('business/sandbox.pages');
  const { id } = useParams<{ id: string }>();
  const { run, answer: session, error } = useAction(fetchSession);
  useDocumentTitle(t('checkout.title'));
  useEffect(() => run(id), [id, run]);
  if (error instanceof ApiError && error.status === 404)
    return <Over title={t('checkout.gone')} text={t('checkout.goneText')} />;
  if (session?.status === 'expired')
    return <Over title={t('checkout.expired')} text={t('checkout.expiredText')} />;
  if (session?.status === 'complete') {
    return (
      <FullPageMessage
        title={t('checkout.complete')}
        action={<ButtonLink href="/dashboard">{t('checkout.dashboard')}</ButtonLink>}
      >
        {t('checkout.completeText')}
      </FullPageMessage>
    );
  }
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] py-6">
      <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-4">
        <h1 className="text-xl sm:text-2xl">{t('checkout.title')}</h1>
        {error !== undefined && <FailedNotice onRetry={() => run(id)}>{t('checkout.failed')}</FailedNotice>}
        {session ? (
          <Open id={id} session={session} />
        ) : (
          error === undefined && (
            <div role="status" aria-label={t('checkout.loading')}>
              <Skeleton className="h-144 rounded-card" />
            </div>
          )
        )}
      </div>
    </div>
  );
}

function Open({ id, session }: { readonly id: string; readonly session: SandboxSession }) {
  const { t } = useTranslation('business/sandbox.pages');
  const { t: form } = useTranslation('business/payments.form');
  const { money } = useFormat();
  return (
    <>
      <Card>
        <CardBody>
          <CheckoutSummary session={session} />
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <CardPanel
            cents={Math.round(session.total * 100)}
            label={session.total === 0 ? t('checkout.start') : form('pay', { amount: money(session.total) })}
            pay={(card) => paySession(id, card)}
            onPaid={({ successUrl }) => window.location.assign(successUrl)}
          />
        </CardBody>
      </Card>
      {session.cancelUrl !== null && (
        <ButtonLink href="/pricing" variant="link" className="justify-self-start">
          {t('back')}
        </ButtonLink>
      )}
    </>
  );
}

function Over({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation('business/sandbox.pages');
  return (
    <FullPageMessage title={title} action={<ButtonLink href="/pricing">{t('back')}</ButtonLink>}>
      {text}
    </FullPageMessage>
  );
}
