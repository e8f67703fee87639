import { Suspense } from 'react';
import { LogOut, Menu } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { logOut } from '../../features/identity/accounts/api/logout.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { LanguageSelect } from './language-select.tsx';
import { HeaderAvatar } from './header-avatar.tsx';
import { HeaderTools, LearnerStats, NavLinks } from '../learner/lazy-learner-chrome.ts';
import { ThemeButton } from '../theme/theme-button.tsx';
import { LandingLinks } from '../navigation/landing-links.tsx';

export interface HeaderProps {
  readonly onMenu: () => void;
  readonly onSettings: () => void;
  readonly onSearch: () => void;
}

export function Header({ onMenu, onSettings, onSearch }: HeaderProps) {
  const { t } = useTranslation('app/shell');
  const { signedIn, user } = useSession();
  const [path] = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b bg-surface print:hidden">
      {/* Gaps, and those between the links, are narrow on wide screens: six digits of XP leave each link its place. */}
      <div className="page flex min-h-14 items-center gap-3 lg:min-h-16 lg:gap-2">
        <Link href="/" className="flex flex-none items-center gap-2.5 rounded-control py-1">
          <Logo />
          <span className="grid">
            <span className="text-lg leading-5 font-bold tracking-tight">{t('product')}</span>
            {/* The narrowest phones have no room for it in every language. */}
            <span className="text-xs leading-4 text-muted max-[22rem]:hidden">{t('tagline')}</span>
          </span>
        </Link>
        <Suspense>{signedIn && <NavLinks />}</Suspense>
        {!signedIn && path === '/' && <LandingLinks />}
        {/* What loads later is placed before what is already there, so that nothing shifts. */}
        <div className="ms-auto flex flex-none items-center">
          <Suspense>
            {/* On the narrowest phones they are only in the menu. */}
            {user && <LearnerStats user={user} compact className="me-1" />}
            {user && <HeaderTools onSettings={onSettings} onSearch={onSearch} />}
          </Suspense>
        </div>
        <div className="flex flex-none items-center gap-1">
          {user && <HeaderAvatar user={user} />}
          <div className="hidden items-center gap-1 md:flex">
            <LanguageSelect compact />
            <ThemeButton />
            {signedIn ? (
              // Icon only, to leave room for the links.
              <IconButton label={t('logout')} onClick={logOut}>
                <LogOut size={18} className="rtl:-scale-x-100" aria-hidden="true" />
              </IconButton>
            ) : (
              <>
                <ButtonLink href="/auth" variant="ghost" size="sm" className="ms-2">
                  {t('signedOut.login')}
                </ButtonLink>
                <ButtonLink href="/auth?tab=sign-up" variant="secondary" size="sm">
                  {t('signedOut.startTrial')}
                </ButtonLink>
              </>
            )}
          </div>
          <IconButton
            label={t('menu.open')}
            aria-haspopup="dialog"
            onClick={onMenu}
            className={signedIn ? '-me-2 lg:hidden' : '-me-2 md:hidden'}
          >
            <Menu size={22} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </header>
  );
}
