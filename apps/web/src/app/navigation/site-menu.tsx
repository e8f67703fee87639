import { Suspense } from 'react';
import { LogOut, Search, Settings } from 'lucide-react';
import { useLocation } from 'wouter';
import { logOut } from '../../features/identity/accounts/api/logout.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { useSession } from '../../session/session.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { LearnerStats } from '../learner/learner-stats.tsx';
import { DestinationLinks } from './destination-links.tsx';
import { useDestinations } from './use-destinations.ts';
import { ThemeChoice } from '../theme/theme-choice.tsx';

const OwnAvatar = lazyWithRetry(
  async () => (await import('../../features/rewards/store/components/avatar/own-avatar.tsx')).OwnAvatar,
);

export interface SiteMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSettings: () => void;
  readonly onSearch: () => void;
}

/** Everything that the header of a wide screen holds, for small ones. */
export function SiteMenu({ open, onOpenChange, onSettings, onSearch }: SiteMenuProps) {
  const { t } = useTranslation('app/shell');
  const { signedIn, user } = useSession();
  const destinations = useDestinations();
  const [path] = useLocation();
  const close = () => onOpenChange(false);
  const closeAndLogOut = () => {
    close();
    logOut();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('menu.title')}>
      {user && (
        <div className="flex items-center gap-3">
          <Suspense fallback={<Avatar name={user.username} />}>
            <OwnAvatar userId={user.id} size="md">
              <Avatar name={user.username} />
            </OwnAvatar>
          </Suspense>
          <div className="min-w-0">
            <p className="truncate font-semibold">{user.username}</p>
            <LearnerStats user={user} className="mt-1" />
          </div>
        </div>
      )}
      {signedIn && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => {
            close();
            onSearch();
          }}
        >
          <Search size={18} aria-hidden="true" />
          {t('search.button')}
        </Button>
      )}
      {signedIn && (
        <nav aria-label={t('nav.label')}>
          <DestinationLinks destinations={destinations} path={path} onOpen={close} />
        </nav>
      )}
      {!signedIn && (
        <div className="grid grid-cols-2 gap-3">
          <ButtonLink href="/auth" variant="secondary" onClick={close}>
            {t('signedOut.login')}
          </ButtonLink>
          <ButtonLink href="/auth?tab=sign-up" onClick={close}>
            {t('signedOut.startTrial')}
          </ButtonLink>
        </div>
      )}
      <div className="grid gap-4 border-t pt-4">
        <div className="grid gap-1.5">
          <p aria-hidden="true" className="text-sm font-semibold">
            {t('language')}
          </p>
          <LanguageSelect className="w-full" />
        </div>
        <ThemeChoice />
        {signedIn && (
          <Button
            variant="secondary"
            onClick={() => {
              close();
              onSettings();
            }}
          >
            <Settings size={18} aria-hidden="true" />
            {t('settings')}
          </Button>
        )}
        {signedIn && (
          <Button variant="secondary" onClick={closeAndLogOut}>
            <LogOut size={18} className="rtl:-scale-x-100" aria-hidden="true" />
            {t('logout')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
