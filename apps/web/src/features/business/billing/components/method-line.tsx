import type { PaymentMethod } from '@rounds/contract/business/billing';
import { useTranslation } from '../../../../i18n/translation.ts';

const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** A payment method in one line; for a card, its brand, last four digits and expiration date. */
export function MethodLine({ method }: { readonly method: PaymentMethod }) {
  const { t } = useTranslation('business/billing.page');
  const { kind, brand, last4, expires } = method;
  if (brand === null || last4 === null) return t(`payment.kind.${kind}`);
  const date = expires && `${String(expires.month).padStart(2, '0')}/${expires.year}`;
  return (
    <>
      <bdi dir="ltr">
        {names[brand] ?? brand} •••• {last4}
      </bdi>
      {date && (
        <span className="block text-sm font-normal text-muted">
          {t('payment.expires', { date: `\u2066${date}\u2069` })}
        </span>
      )}
    </>
  );
}
