import { Fragment } from 'react';
import { CalendarClock, Check, CreditCard, Smartphone } from 'lucide-react';
import { affirmFromCents } from '@rounds/contract/business/payments.rules';
import { pass } from '@rounds/contract/business/plans.offers.rules';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card, CardBody, CardTitle } from '../../ui/card/card.tsx';
import { DemoNotice } from '../../ui/notice/demo-notice.tsx';

const groups = [
  { name: 'mobile', icon: Smartphone, methods: ['apple_pay', 'google_pay', 'link', 'cashapp'] },
  { name: 'traditional', icon: CreditCard, methods: ['card', 'us_bank_account'] },
  { name: 'later', icon: CalendarClock, methods: ['affirm', 'klarna'] },
] as const;
const reasons = ['secure', 'world', 'refund'] as const;
const terms = [
  ['card', 'cardFee'],
  ['bank', 'bankFee'],
  ['payouts', 'payoutsText'],
] as const;

/** What a plan costs, the ways to pay and what speaks for them; last and apart, what only concerns whoever is paid. */
export function PaymentInfoScreen() {
  const { t } = useTranslation('business/plans.info');
  const { money } = useFormat();
  const { user } = useSession();
  useDocumentTitle(t('title'));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-5 sm:py-6">
      <header className="measure">
        <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <div className="grid gap-3">
        <p>{t('offer', { days: pass.days, amount: money(pass.cents / 100) })}</p>
        {/* In a demo account, in place of the way to pay. */}
        <DemoNotice about="payments" />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          {user?.isDemo !== true && (
            <ButtonLink href="/checkout" size="lg">
              {t('action')}
            </ButtonLink>
          )}
          <ButtonLink href={user ? '/subscribe' : '/pricing'} size="lg" variant="secondary">
            {t('plans')}
          </ButtonLink>
        </div>
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
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
                    <p className="text-sm">{t(`text.${method}`, { amount: money(affirmFromCents / 100) })}</p>
                  </li>
                ))}
              </ul>
            </CardBody>
          </Card>
        ))}
      </div>
      <section aria-labelledby="why-pay" className="grid gap-3">
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
      <section
        aria-labelledby="get-paid"
        className="mt-4 grid gap-3 rounded-card border bg-sunken p-4 text-sm sm:p-5"
      >
        <div className="grid gap-0.5">
          <p className="font-semibold text-muted">{t('paid.for')}</p>
          <h2 id="get-paid" className="text-lg font-semibold">
            {t('paid.title')}
          </h2>
        </div>
        <p className="measure">{t('paid.skip')}</p>
        <p className="measure">{t('paid.text')}</p>
        <dl className="grid gap-x-6 sm:grid-cols-[minmax(0,max-content)_auto] sm:justify-start sm:gap-y-2">
          {terms.map(([name, value]) => (
            <Fragment key={name}>
              <dt className="text-muted">{t(`paid.${name}`)}</dt>
              <dd className="figures max-sm:not-last:mb-2">{t(`paid.${value}`)}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
    </div>
  );
}
