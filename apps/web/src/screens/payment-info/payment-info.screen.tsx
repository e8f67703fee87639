import { Banknote, CalendarClock, Check, CreditCard, Smartphone } from 'lucide-react';
import { affirmFromCents } from '@rounds/contract/business/payments.rules';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card, CardBody, CardTitle } from '../../ui/card/card.tsx';

const groups = [
  { name: 'mobile', icon: Smartphone, methods: ['apple_pay', 'google_pay', 'link', 'cashapp'] },
  { name: 'traditional', icon: CreditCard, methods: ['card', 'us_bank_account'] },
  { name: 'later', icon: CalendarClock, methods: ['affirm', 'klarna'] },
] as const;
/** Cards, and the wallets that hold them. */
const byCard: readonly string[] = ['apple_pay', 'google_pay', 'link', 'cashapp', 'card'];
const reasons = ['secure', 'world', 'refund'] as const;

/** The ways to pay, what they cost, and what speaks for them. */
export function PaymentInfoScreen() {
  const { t } = useTranslation('business/plans.info');
  const { money } = useFormat();
  useDocumentTitle(t('title'));
  const feeOf = (method: string) =>
    byCard.includes(method) ? t('fee.card') : method === 'us_bank_account' ? t('fee.bank') : null;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-5 sm:py-6">
      <header className="measure">
        <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <div className="grid gap-3">
        <div className="grid items-start gap-4 lg:grid-cols-3">
          {groups.map(({ name, icon: Icon, methods }) => (
            <Card key={name} aria-labelledby={`ways-${name}`}>
              <CardBody className="grid gap-4">
                <CardTitle id={`ways-${name}`} className="flex items-center gap-2">
                  <Icon size={20} className="flex-none text-accent-text" aria-hidden="true" />
                  {t(`group.${name}`)}
                </CardTitle>
                <ul className="grid gap-4">
                  {methods.map((method) => (
                    <li key={method}>
                      <p className="font-semibold">{t(`method.${method}`)}</p>
                      <p className="text-sm">
                        {t(`text.${method}`, { amount: money(affirmFromCents / 100) })}
                      </p>
                      {feeOf(method) !== null && (
                        <p className="figures text-sm text-muted">{feeOf(method)}</p>
                      )}
                    </li>
                  ))}
                </ul>
              </CardBody>
            </Card>
          ))}
        </div>
        <p className="text-sm text-muted">{t('feeNote')}</p>
      </div>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <section aria-labelledby="why-pay" className="grid content-start gap-3">
          <h2 id="why-pay" className="text-xl">
            {t('why.title')}
          </h2>
          <ul className="grid gap-2">
            {reasons.map((reason) => (
              <li key={reason} className="flex items-start gap-2">
                <Check size={18} className="mt-1 flex-none text-positive" aria-hidden="true" />
                <span>{t(`why.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="get-paid" className="grid content-start gap-3">
          <h2 id="get-paid" className="text-xl">
            {t('paid.title')}
          </h2>
          <p className="flex items-start gap-2">
            <Banknote size={18} className="mt-1 flex-none text-positive" aria-hidden="true" />
            <span>{t('paid.text')}</span>
          </p>
        </section>
      </div>
      <ButtonLink href="/checkout" size="lg" className="justify-self-start">
        {t('action')}
      </ButtonLink>
    </div>
  );
}
