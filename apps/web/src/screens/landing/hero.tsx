import { Suspense, useState } from 'react';
import { ArrowDown } from 'lucide-react';
import { trialDays } from '@rounds/contract/identity/accounts.rules';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { isWide } from '../../browser/media.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-style.ts';

const CaseDrawing = lazyWithRetry(
  async () => (await import('../../ui/drawings/case-drawing.tsx')).CaseDrawing,
);

export const signUp = '/auth?tab=sign-up';

export function Hero() {
  const { t } = useTranslation('screens/landing');
  // Small screens have no room for the drawing and do not load it.
  const [wide] = useState(isWide);
  return (
    <section className="border-b bg-sunken">
      <div className="page grid items-center gap-8 py-10 sm:py-14 lg:grid-cols-[1.1fr_1fr] lg:py-20">
        <div className="grid justify-items-start gap-5">
          <h1 className="text-2xl leading-tight sm:text-3xl">{t('hero.title')}</h1>
          <p className="measure text-lg text-muted">{t('hero.text')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={signUp} size="lg">
              {t('hero.start')}
            </ButtonLink>
            <a href="#try" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              <ArrowDown size={20} aria-hidden="true" />
              {t('hero.try')}
            </a>
          </div>
          <p className="text-sm text-muted">{t('hero.trial', { days: trialDays })}</p>
        </div>
        {wide && (
          <div className="aspect-[480/260] w-full">
            <Suspense>
              <CaseDrawing className="animate-fade-in" />
            </Suspense>
          </div>
        )}
      </div>
    </section>
  );
}
