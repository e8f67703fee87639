import { Suspense } from 'react';
import { LogOut, Menu } from 'lucide-react';
import { useLocation } from 'wouter';
import { logOut } from '../../features/identity/accounts/api/logout.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Brand } from './brand.tsx';
import { headerClass, headerRowClass } from './shell-style.ts';
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
    <header className={headerClass}>
      <div className={headerRowClass}>
        <Brand product={t('product')} tagline={t('tagline')} />
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
