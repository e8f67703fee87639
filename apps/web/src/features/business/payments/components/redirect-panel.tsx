import { ExternalLink } from 'lucide-react';
import {
  affirmMinCents,
  paymentMethodRefusal,
  type Purchase,
} from '@rounds/contract/business/payments.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import type { Consent } from '../form-props.ts';
import type { RedirectMethod } from '../purchase.ts';
import { ConsentButton } from './consent-button.tsx';
import { TestMode } from './test-mode.tsx';

export interface RedirectPanelProps {
  readonly method: RedirectMethod;
  readonly purchase: Purchase;
  readonly consent?: Consent | undefined;
  readonly onContinue: () => void;
}

/** What will happen with a wallet, a bank or a lender, or why it can't pay for this purchase. */
export function RedirectPanel({ method, purchase, consent, onContinue }: RedirectPanelProps) {
  const { t } = useTranslation('business/payments.form');
  const { money } = useFormat();
  const name = t(`method.${method}`);
  const refusal = paymentMethodRefusal(method, purchase);
  if (refusal) {
    return (
      <Notice live={false} title={t('whyNot.title', { method: name })}>
        {refusal === 'renews'
          ? t('whyNot.renews')
          : t('whyNot.amount', { least: money(affirmMinCents / 100), price: money(purchase.cents / 100) })}
      </Notice>
    );
  }
  return (
    <div className="grid gap-4">
      <TestMode />
      <p>{t(`how.${method}`)}</p>
      <ConsentButton size="lg" consent={consent} onClick={() => consent?.require() !== false && onContinue()}>
        {t('continue', { method: name })}
        <ExternalLink size={18} className="rtl:-scale-x-100" aria-hidden="true" />
      </ConsentButton>
    </div>
  );
}
