import { useState } from 'react';
import {
  Landmark,
  Link2,
  Smartphone,
  Wallet,
  CreditCard,
  CalendarClock,
  type LucideIcon,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { paymentMethods, type PaymentMethodKind } from '@rounds/contract/business/payments.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/tabs/tabs.tsx';
import { payByCard } from '../api/sandbox.ts';
import type { PaymentFormProps } from '../form-props.ts';
import { authorizePage, useReturned, type Redirect } from '../purchase.ts';
import { CardPanel } from './card-panel.tsx';
import { RedirectPanel } from './redirect-panel.tsx';

const icons: Readonly<Record<PaymentMethodKind, LucideIcon>> = {
  apple_pay: Smartphone,
  google_pay: Smartphone,
  link: Link2,
  card: CreditCard,
  cashapp: Wallet,
  affirm: CalendarClock,
  klarna: CalendarClock,
  us_bank_account: Landmark,
};

/** Test mode's form: each payment method in a tab, with the short flow it would have with Stripe. */
export function SandboxForm({ label, consent, onPaid, ...payment }: PaymentFormProps) {
  const { clientSecret, purchase, tier, from } = payment;
  const { t } = useTranslation('business/payments.form');
  const [method, setMethod] = useState<string>('card');
  const [, navigate] = useLocation();
  const returned = useReturned();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {returned?.refused && (
        <Notice tone="critical" title={t('failedTitle')}>
          {t('failedText')}
        </Notice>
      )}
      <Tabs value={method} onValueChange={setMethod}>
        <TabList aria-label={t('methods')} className="max-sm:gap-0 sm:flex-wrap">
          {paymentMethods.map((kind) => {
            const Icon = icons[kind];
            return (
              <Tab
                key={kind}
                value={kind}
                // On a phone the row begins with the first: the card, which is chosen, fits beside those before it.
                className="inline-flex flex-none items-center gap-2 text-sm max-sm:px-2"
              >
                <Icon size={16} aria-hidden="true" className="max-sm:hidden" />
                {t(`method.${kind}`)}
              </Tab>
            );
          })}
        </TabList>
        {paymentMethods.map((kind) => (
          // A typed card stays while other methods are viewed.
          <TabPanel key={kind} value={kind} keepMounted={kind === 'card'}>
            {kind === 'card' ? (
              <CardPanel
                cents={purchase.cents}
                label={label}
                pay={(card) => payByCard(clientSecret, card)}
                onPaid={onPaid}
                consent={consent}
              />
            ) : (
              <RedirectPanel
                method={kind}
                purchase={purchase}
                consent={consent}
                onContinue={() => {
                  const state: Redirect = { clientSecret, method: kind, purchase, tier, from };
                  navigate(authorizePage, { state });
                }}
              />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
