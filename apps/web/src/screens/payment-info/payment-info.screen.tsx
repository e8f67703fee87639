import { Fragment } from 'react';
import { CalendarClock, CreditCard, Smartphone } from 'lucide-react';
import { affirmMinCents } from '@rounds/contract/business/payments.rules';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card, CardTitle } from '../../ui/card/card.tsx';
import { BackLink } from '../../ui/link/back-link.tsx';
import { CheckList } from '../../ui/list/check-list.tsx';
import { DemoNotice } from '../../ui/notice/demo-notice.tsx';
import { PassSummary } from '../checkout/pass-summary.tsx';

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

/** What is bought and what it costs, beside the ways to pay; last and apart, what only concerns whoever is paid. */
export function PaymentInfoScreen() {
  const { t } = useTranslation('business/plans.info');
  const { money } = useFormat();
  const { user } = useSession();
  useDocumentTitle(t('title'));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-5 sm:py-6">
      <header className="measure">
        <BackLink href={user ? '/subscribe' : '/pricing'}>{t('plans')}</BackLink>
        <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-3">
          <PassSummary />
          {/* In a demo account, in place of the way to pay. */}
          <DemoNotice about="payments" />
          {user?.isDemo !== true && (
            <ButtonLink href="/checkout" size="lg">
              {t('action')}
            </ButtonLink>
          )}
        </div>
        <Card className="divide-y lg:row-span-2">
          {groups.map(({ name, icon: Icon, methods }) => (
            <section key={name} aria-labelledby={`ways-${name}`} className="grid gap-3 p-4 sm:p-5">
              <CardTitle id={`ways-${name}`} className="flex items-center gap-2">
                <Icon size={20} className="flex-none text-accent-text" aria-hidden="true" />
                {t(`group.${name}`)}
              </CardTitle>
              <dl className="grid gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-2">
                {methods.map((method) => (
                  <Fragment key={method}>
                    <dt className="font-medium">{t(`method.${method}`)}</dt>
                    <dd className="text-muted max-sm:not-last:mb-2">
                      {t(`text.${method}`, { amount: money(affirmMinCents / 100) })}
                    </dd>
                  </Fragment>
                ))}
              </dl>
            </section>
          ))}
        </Card>
        <section aria-labelledby="why-pay" className="grid gap-2">
          <h2 id="why-pay" className="text-lg font-semibold">
            {t('why.title')}
          </h2>
          <CheckList items={reasons.map((reason) => t(`why.${reason}`))} />
        </section>
      </div>
      <section
        aria-labelledby="get-paid"
        className="grid items-start gap-x-4 gap-y-3 border-t pt-5 text-sm text-muted lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <div className="grid gap-2 lg:pe-6">
          <div>
            <h2 id="get-paid" className="text-base font-semibold text-text">
              {t('paid.title')}
            </h2>
            <p>{t('paid.for')}</p>
          </div>
          <p className="measure">{t('paid.skip')}</p>
          <p className="measure">{t('paid.text')}</p>
        </div>
        <dl className="grid gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-2 lg:px-5">
          {terms.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{t(`paid.${name}`)}</dt>
              <dd className="figures text-text max-sm:not-last:mb-2">{t(`paid.${value}`)}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
    </div>
  );
}
