import { useState } from 'react';
import { useLocation } from 'wouter';
import { authorizePayment } from '../../features/business/payments/api/sandbox.ts';
import { TestMode } from '../../features/business/payments/components/test-mode.tsx';
import { useRedirect, type Redirect, type Returned } from '../../features/business/payments/purchase.ts';
import { useArrival } from '../../features/business/plans/use-arrival.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card, CardBody } from '../../ui/card/card.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Test mode: stands in for the page of a wallet, a bank or a lender. */
export function SandboxAuthorizeScreen() {
  const { t } = useTranslation('business/sandbox.pages');
  const redirect = useRedirect();
  if (redirect) return <Authorize redirect={redirect} />;
  return (
    <FullPageMessage
      title={t('authorize.lost')}
      action={<ButtonLink href="/subscribe">{t('back')}</ButtonLink>}
    >
      {t('authorize.lostText')}
    </FullPageMessage>
  );
}

function Authorize({ redirect }: { readonly redirect: Redirect }) {
  const { t } = useTranslation('business/sandbox.pages');
  const { t: form } = useTranslation('business/payments.form');
  const errorText = useErrorText('business/sandbox');
  const { money } = useFormat();
  const [, navigate] = useLocation();
  const arrive = useArrival();
  const [pending, setPending] = useState<boolean | null>(null);
  const { clientSecret, method, purchase, tier, from } = redirect;
  const name = form(`method.${method}`);
  const title = t('authorize.title', { method: name });
  useDocumentTitle(title);
  const goBack = (refused: boolean) => {
    const state: Returned = { refused };
    navigate(from, { state, replace: true });
  };
  const answer = (approved: boolean) => {
    if (pending !== null) return;
    setPending(approved);
    authorizePayment({ clientSecret, method, approved })
      .then(() => arrive(tier))
      .catch((error: unknown) => {
        const description = errorText(error, form('failedText'));
        toast({ title: form('failedTitle'), description, variant: 'destructive' });
        goBack(true);
      });
  };
  return (
    <div className="page py-8">
      <Card className="mx-auto max-w-lg">
        <CardBody className="grid gap-4">
          <h1 className="text-xl">{title}</h1>
          <p>{t('authorize.text', { method: name, amount: money(purchase.cents / 100) })}</p>
          <TestMode />
          <Button size="lg" pending={pending === true} onClick={() => answer(true)}>
            {t('authorize.approve')}
          </Button>
          <Button variant="secondary" pending={pending === false} onClick={() => answer(false)}>
            {t('authorize.refuse')}
          </Button>
          <Button variant="link" className="justify-self-start" onClick={() => goBack(false)}>
            {t('authorize.cancel')}
          </Button>
        </CardBody>
      </Card>
    </div>
  );
}
