import { useEffect, useRef } from 'react';
import { Settings } from 'lucide-react';
import { Bell } from '../../features/messages/notifications/components/bell.tsx';
import { putSettings } from '../../features/identity/settings/api/save-settings.ts';
import { unsubscribePush } from '../../features/identity/settings/push.ts';
import { useLanguage, useTranslation } from '../../i18n/translation.ts';
import { getSession, subscribeToSession } from '../../session/session.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { DataProvider } from '../data-provider.tsx';

/** The bell and, on wide screens, the settings button. */
export function HeaderTools({ onSettings }: { readonly onSettings: () => void }) {
  const { t } = useTranslation('app/shell');
  useSaveLanguage();
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

/** Saves the language chosen in the header for mails and pushes as well. If that fails, nothing is lost. */
function useSaveLanguage(): void {
  const language = useLanguage();
  const savedLanguage = useRef(language);
  useEffect(() => {
    if (savedLanguage.current === language) return;
    savedLanguage.current = language;
    if (getSession().user?.isDemo) return;
    void putSettings({ language }).catch(() => undefined);
  }, [language]);
}

let token = getSession().token;
subscribeToSession(() => {
  const before = token;
  token = getSession().token;
  if (before && !token) void unsubscribePush().catch(() => undefined);
});
