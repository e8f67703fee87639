import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIdle, whenIdle } from '../../lib/idle.ts';
import { loadNamespaces, useTranslation } from '../../lib/i18n.ts';
import { later } from '../../lib/later.ts';
import { useOnline } from '../../lib/online.ts';
import { useSession } from '../../lib/session.ts';
import { isTyping, shortcutsEnabled } from '../../lib/shortcuts.ts';
import { PersonFace } from '../../screens/people/people.ts';
import { Faces } from '../../ui/avatar/person-avatar.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { SkipLink } from '../../ui/skip-link/skip-link.tsx';
import { Router } from '../router.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { BottomBar, OutboxRunner } from './learner.ts';
import { Strip } from './strip.tsx';

const loadSiteMenu = async () => (await import('../later/site-menu.tsx')).SiteMenu;
const SiteMenu = later(loadSiteMenu);
const Toaster = later(async () => (await import('../../ui/toast/toaster.tsx')).Toaster);
const ShortcutsDialog = later(async () => (await import('../later/shortcuts-dialog.tsx')).ShortcutsDialog);
/** Fetched by the press that asks for it; without a connection the press says so. */
const loadSettings = async () => {
  const [{ SettingsDialog: Content }] = await Promise.all([
    import('../later/settings-dialog.tsx'),
    loadNamespaces(['identity/settings']),
  ]);
  return Content;
};
const SettingsDialog = later(loadSettings);

type Overlay = 'menu' | 'shortcuts' | 'settings';

/** What stands around every screen. */
export function Shell() {
  const { t } = useTranslation('app/shell');
  const { signedIn, user } = useSession();
  const online = useOnline();
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
  useQuestionMark(useCallback(() => setOverlay('shortcuts'), []));
  useEffect(() => whenIdle(() => void loadSiteMenu().catch(() => undefined), 2000), []);

  return (
    <div
      className={
        signedIn ? 'flex min-h-dvh flex-col pb-14 has-data-immersive:pb-0 lg:pb-0' : 'flex min-h-dvh flex-col'
      }
    >
      <SkipLink>{t('skip')}</SkipLink>
      <Header onMenu={() => setOverlay('menu')} onSettings={showSettings} />
      {!online && <Strip tone="caution">{signedIn ? t('offlineSignedIn') : t('offline')}</Strip>}
      {user?.isDemo && <Strip tone="neutral">{t('demo')}</Strip>}
      <main id="main" ref={main} tabIndex={-1} className="grow">
        <LaterFaces>
          <Router mainRef={main} />
        </LaterFaces>
      </main>
      <Footer onShortcuts={() => setOverlay('shortcuts')} />
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
        {overlay === 'menu' && <SiteMenu open onOpenChange={setOpen} onSettings={showSettings} />}
        {overlay === 'settings' && <SettingsDialog open onOpenChange={setOpen} />}
        {overlay === 'shortcuts' && <ShortcutsDialog open onOpenChange={setOpen} />}
      </Suspense>
    </div>
  );
}

/* The moment of rest is each one's own state, so that what stands around them is not drawn again for it. */

function WhenIdle({ children }: { readonly children: ReactNode }) {
  const idle = useIdle();
  return <Suspense>{idle && children}</Suspense>;
}

function LaterFaces({ children }: { readonly children: ReactNode }) {
  return <Faces value={useIdle() ? PersonFace : null}>{children}</Faces>;
}

function useQuestionMark(show: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === '?' && shortcutsEnabled() && !isTyping(event)) show();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [show]);
}
