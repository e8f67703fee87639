import { useEffect, useRef } from 'react';
import { Settings } from 'lucide-react';
import { Bell } from '../../features/messages/notifications/components/bell.tsx';
import { putSettings } from '../../features/identity/settings/api/save-settings.ts';
import { forgetPush } from '../../features/identity/settings/push.ts';
import { useLanguage, useTranslation } from '../../i18n/translation.ts';
import { getSession, subscribeToSession } from '../../session/session.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { DataProvider } from '../data-provider.tsx';

/** What a learner reaches for on every screen: what is new, and on wide screens the settings. */
export function HeaderTools({ onSettings }: { readonly onSettings: () => void }) {
  const { t } = useTranslation('app/shell');
  useKeptLanguage();
  return (
    <>
      <DataProvider>
        <Bell />
      </DataProvider>
      <IconButton label={t('settings')} aria-haspopup="dialog" onClick={onSettings} className="max-lg:hidden">
        <Settings size={20} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** A language chosen in the header is that of mails and pushes too. Nothing is lost if it can't be kept now. */
function useKeptLanguage(): void {
  const language = useLanguage();
  const kept = useRef(language);
  useEffect(() => {
    if (kept.current === language) return;
    kept.current = language;
    if (getSession().user?.isDemo) return;
    void putSettings({ language }).catch(() => undefined);
  }, [language]);
}

let token = getSession().token;
subscribeToSession(() => {
  const before = token;
  token = getSession().token;
  if (before && !token) void forgetPush().catch(() => undefined);
});
