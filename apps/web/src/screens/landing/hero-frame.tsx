import type { ReactNode } from 'react';
import { ArrowDown } from 'lucide-react';
import { trialDays } from '@rounds/contract/identity/accounts.rules';
import type { Translation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { buttonClass } from '../../ui/button/button-style.ts';

export const signUp = '/auth?tab=sign-up';

interface HeroFrameProps extends Pick<Translation<'screens/landing'>, 't'> {
  /** The drawing; wide screens keep its place free. */
  readonly children?: ReactNode;
}

/** The words and buttons that the page begins with, the same in the page as it is sent and once the client runs. */
export function HeroFrame({ t, children }: HeroFrameProps) {
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
          {/* On a phone the header has it in its menu alone. */}
          <Link href="/auth" className="thumb text-sm sm:hidden">
            {t('hero.signIn')}
          </Link>
        </div>
        <div className="aspect-[480/260] w-full max-lg:hidden">{children}</div>
      </div>
    </section>
  );
}
