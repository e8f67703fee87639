import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePaymentDetails, useSubscription } from '../../features/business/billing/api/get-subscription.ts';
import { InvoicesPanel } from '../../features/business/billing/components/invoices-panel.tsx';
import { OverdueNotice } from '../../features/business/billing/components/overdue-notice.tsx';
import { TestClock } from '../../features/business/billing/components/test-clock.tsx';
import { UsagePanel } from '../../features/business/billing/components/usage-panel.tsx';
import { usePaymentSetup } from '../../features/business/payments/api/get-setup.ts';
import { BankQuestion } from '../../features/business/payments/components/bank-question.tsx';
import { TestMode } from '../../features/business/payments/components/test-mode.tsx';
import { AfterPlan } from '../../features/business/plans/components/after-plan.tsx';
import { useContact } from '../../features/identity/legal/api/get-contact.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { cx } from '../../ui/cx.ts';
import { DemoNotice } from '../../ui/notice/demo-notice.tsx';
import { CardDialog } from './card-dialog.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';

/** The learner's plan: where it stands, what is used of it, how it's paid, what was paid. */
export function BillingScreen() {
  const { t } = useTranslation('business/billing.page');
  useDocumentTitle(t('title'));
  const { user } = useSession();
  const { data: setup } = usePaymentSetup();
  const { data: subscription } = useSubscription();
  const contact = useContact();
  const search = useSearch();
  const [, navigate] = useLocation();
  // The dashboard leads here to replace the card that was declined.
  const [isCardOpen, setIsCardOpen] = useState(() => new URLSearchParams(search).get('card') === 'new');
  const isTest = setup?.gateway === 'sandbox';
  const closeCard = () => {
    setIsCardOpen(false);
    if (search !== '') navigate('/billing', { replace: true });
  };
  const openCard = () => setIsCardOpen(true);
  // What was pressed is gone once the payment is made.
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-5 sm:py-6">
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-xl sm:text-2xl">
          {t('title')}
        </h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <DemoNotice about="payments" />
      {subscription?.status === 'past_due' && (
        <Overdue subscription={subscription} onNewCard={openCard} onPaid={focusHeading} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <PlanPanel onCard={openCard} contact={contact} />
        {subscription ? <PaymentPanel onCard={openCard} /> : <UsagePanel />}
        {subscription && <UsagePanel />}
        <div className={cx(!subscription && 'lg:col-span-2')}>
          <InvoicesPanel contact={contact} />
        </div>
        {isTest && user?.isDemo !== true && (
          <section aria-label={t('clock.title')} className="grid gap-3 lg:col-span-2">
            <TestMode />
            <TestClock />
          </section>
        )}
      </div>
      {isCardOpen && subscription && (
        <CardDialog subscription={subscription} onClose={closeCard} onPaid={focusHeading} />
      )}
    </div>
  );
}

function Overdue(props: Omit<Parameters<typeof OverdueNotice>[0], 'details' | 'Question' | 'afterwards'>) {
  return (
    <OverdueNotice
      {...props}
      details={usePaymentDetails().data}
      Question={BankQuestion}
      afterwards={<AfterPlan />}
    />
  );
}
