import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { setNeededPlan, useNeededPlan } from '../../api/needed-plan.ts';
import { useIdle, whenIdle } from '../../browser/idle.ts';
import { loadNamespaces, useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { useOnline } from '../../browser/online.ts';
import { useSession } from '../../session/session.ts';
import { isTyping, areShortcutsEnabled } from '../../browser/shortcuts.ts';
import { DrawnAvatar } from '../../screens/learners/lazy-learner.ts';
import { AvatarRenderer } from '../../ui/avatar/learner-avatar.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { SkipLink } from '../../ui/skip-link/skip-link.tsx';
import { Router } from '../router.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import {
  BottomBar,
  DemoBanner,
  OfflineResults,
  OfflineRunner,
  OutboxRunner,
} from '../learner/lazy-learner-chrome.ts';
import { mainClass, shellClass } from './shell-style.ts';
import { demoFrame, StatusBanner } from './status-banner.tsx';

const loadSiteMenu = async () => (await import('../navigation/site-menu.tsx')).SiteMenu;
const SiteMenu = lazyWithRetry(loadSiteMenu);
const Toaster = lazyWithRetry(async () => (await import('../../ui/toast/toaster.tsx')).Toaster);
const ShortcutsDialog = lazyWithRetry(
  async () => (await import('../dialogs/shortcuts-dialog.tsx')).ShortcutsDialog,
);
const SearchDialog = lazyWithRetry(async () => {
  const [{ SearchDialog: Content }] = await Promise.all([
    import('../search/search-dialog.tsx'),
    loadNamespaces(['app/search', 'learning/scenarios', 'learning/scenarios.areas']),
  ]);
  return Content;
});
/** Loaded on demand; without a connection, a toast says so. */
const loadSettings = async () => {
  const [{ SettingsDialog: Content }] = await Promise.all([
    import('../dialogs/settings-dialog.tsx'),
    loadNamespaces(['identity/settings']),
  ]);
  return Content;
};
const SettingsDialog = lazyWithRetry(loadSettings);
const PlanNeededDialog = lazyWithRetry(async () => {
  const [{ PlanNeededDialog: Content }] = await Promise.all([
    import('../../features/business/plans/components/plan-needed-dialog.tsx'),
    loadNamespaces(['business/plans.status']),
  ]);
  return Content;
});

type Overlay = 'menu' | 'shortcuts' | 'settings' | 'search';

/** The frame around every screen: header, footer, dialogs and toasts. */
export function Shell() {
  const { t } = useTranslation('app/shell');
  const { signedIn, user } = useSession();
  const online = useOnline();
  const neededPlan = useNeededPlan();
  const main = useRef<HTMLElement>(null);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const setOpen = (open: boolean) => {
    if (!open) setOverlay(null);
  };
  const showSettings = () => {
    loadSettings().then(
      () => setOverlay('settings'),
      () => toast({ title: t('settingsFailed'), variant: 'destructive' }),
    );
  };
  const showShortcuts = useCallback(() => setOverlay('shortcuts'), []);
  const showSearch = useCallback(() => setOverlay('search'), []);
  useQuestionMarkShortcut(showShortcuts);
  useEffect(() => whenIdle(() => void loadSiteMenu().catch(() => undefined)), []);

  return (
    <div className={signedIn ? `${shellClass} pb-14 has-data-immersive:pb-0 lg:pb-0` : shellClass}>
      <SkipLink>{t('skip')}</SkipLink>
      <Header onMenu={() => setOverlay('menu')} onSettings={showSettings} onSearch={showSearch} />
      {!online && (
        <StatusBanner tone="caution">
          {signedIn ? (
            <Suspense fallback={t('offlineSignedIn')}>
              <OfflineResults none={t('offlineSignedIn')} some={t('offline')} />
            </Suspense>
          ) : (
            t('offline')
          )}
        </StatusBanner>
      )}
      {/* Offline, only that notice is shown: progress from the demo can't be saved then. */}
      {user?.isDemo && online && (
        <Suspense fallback={<div className={demoFrame} />}>
          <DemoBanner user={user} />
        </Suspense>
      )}
      {user && (
        <WhenIdle>
          <OfflineRunner />
        </WhenIdle>
      )}
      <main id="main" ref={main} tabIndex={-1} className={mainClass}>
        <LearnerAvatars>
          <Router mainRef={main} />
        </LearnerAvatars>
      </main>
      <Footer onShortcuts={showShortcuts} />
      <Suspense>{signedIn && <BottomBar />}</Suspense>
      <WhenIdle>
        <Toaster />
      </WhenIdle>
      {signedIn && (
        <WhenIdle>
          <OutboxRunner />
        </WhenIdle>
      )}
      <Suspense>
        {overlay === 'menu' && (
          <SiteMenu open onOpenChange={setOpen} onSettings={showSettings} onSearch={showSearch} />
        )}
        {overlay === 'settings' && <SettingsDialog open onOpenChange={setOpen} />}
        {overlay === 'search' && user && (
          <SearchDialog open onOpenChange={setOpen} onSettings={showSettings} onShortcuts={showShortcuts} />
        )}
        {overlay === 'shortcuts' && <ShortcutsDialog open onOpenChange={setOpen} />}
        {neededPlan && <PlanNeededDialog {...neededPlan} onClose={() => setNeededPlan(null)} />}
      </Suspense>
    </div>
  );
}

/* Each has its own idle state, so that becoming idle re-renders only these components. */

function WhenIdle({ children }: { readonly children: ReactNode }) {
  const idle = useIdle();
  return <Suspense>{idle && children}</Suspense>;
}

function LearnerAvatars({ children }: { readonly children: ReactNode }) {
  return <AvatarRenderer value={useIdle() ? DrawnAvatar : null}>{children}</AvatarRenderer>;
}

function useQuestionMarkShortcut(show: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === '?' && areShortcutsEnabled() && !isTyping(event)) show();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [show]);
}
