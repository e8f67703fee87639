import { Check } from 'lucide-react';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Card } from '../../ui/card/card.tsx';
import { cx } from '../../ui/cx.ts';
import { signUp } from './hero-frame.tsx';

/** US dollars a month; null is by arrangement. */
const plans = [
  { name: 'student', price: 19, features: ['cases', 'practice', 'community'] },
  { name: 'professional', price: 49, features: ['student', 'mentorship', 'noAds'] },
  { name: 'enterprise', price: null, features: ['professional', 'people', 'contact'] },
] as const;

export function Pricing() {
  const { t, rich } = useTranslation('screens/landing');
  const { money } = useFormat();
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="page grid scroll-mt-16 gap-5 py-12">
      <h2 id="pricing-title" className="text-2xl">
        {t('pricing.title')}
      </h2>
      <div className="grid gap-4 lg:grid-cols-3">
        {plans.map(({ name, price, features }) => (
          <Card
            key={name}
            aria-labelledby={`plan-${name}`}
            className={cx(
              'grid content-start gap-4 p-5',
              name === 'professional' && 'border-2 border-accent',
            )}
          >
            <h3 id={`plan-${name}`} className="text-lg font-semibold">
              {t(`pricing.${name}.name`)}
            </h3>
            <p className="flex items-baseline gap-1.5">
              <span className="figures text-3xl font-bold">
                {price === null ? t('pricing.custom') : money(price)}
              </span>
              {price !== null && <span className="text-muted">{t('pricing.month')}</span>}
            </p>
            {/* Not `CheckList`, which comes in one file with what learners' screens share. */}
            <ul className="grid gap-2">
              {features.map((feature) => (
                <li key={feature} className="flex items-start gap-2">
                  <Check size={18} className="mt-1 text-positive" aria-hidden="true" />
                  {t(`pricing.feature.${feature}`)}
                </li>
              ))}
            </ul>
            {/* There is no trial of what is sold by contract; the way to ask for it is beside its price. */}
            <ButtonLink
              href={price === null ? '/pricing' : signUp}
              variant={name === 'professional' ? 'primary' : 'secondary'}
            >
              {t(price === null ? 'pricing.sales' : 'hero.start')}
            </ButtonLink>
          </Card>
        ))}
      </div>
      <p className="text-sm text-muted">
        {rich('pricing.differ', { link: (text) => <Link href="/pricing">{text}</Link> })}
      </p>
    </section>
  );
}
