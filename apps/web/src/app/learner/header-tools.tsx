import { useEffect, useRef } from 'react';
import { Search, Settings } from 'lucide-react';
import { Bell } from '../../features/messages/notifications/components/bell.tsx';
import { useIdle } from '../../browser/idle.ts';
import { useLanguage, useTranslation } from '../../i18n/translation.ts';
import { getSession, subscribeToSession } from '../../session/session.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { DataProvider } from '../data-provider.tsx';
import { useLearnerKeys } from '../search/use-learner-keys.ts';

/* Not needed for the first paint. */
const loadSettings = () => import('../../features/identity/settings/api/save-settings.ts');
const loadPush = () => import('../../features/identity/settings/push.ts');

export interface HeaderToolsProps {
  readonly onSettings: () => void;
  readonly onSearch: () => void;
}

/** The bell; search where there is room for it; on wide screens, the settings button. */
export function HeaderTools({ onSettings, onSearch }: HeaderToolsProps) {
  const { t } = useTranslation('app/shell');
  useSaveLanguage();
  usePushAtHand();
  useLearnerKeys(onSearch);
  return (
    <>
      <IconButton
        label={t('search.button')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        className="max-sm:hidden"
      >
        <Search size={20} aria-hidden="true" />
      </IconButton>
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
    void loadSettings()
      .then(({ putSettings }) => putSettings({ language }))
      .catch(() => undefined);
  }, [language]);
}

/** Signing out stops pushes to this device, even without a network. */
function usePushAtHand(): void {
  const idle = useIdle();
  useEffect(() => {
    if (idle) void loadPush().catch(() => undefined);
  }, [idle]);
}

let token = getSession().token;
subscribeToSession(() => {
  const before = token;
  token = getSession().token;
  if (!before || token) return;
  void loadPush()
    .then(({ unsubscribePush }) => unsubscribePush())
    .catch(() => undefined);
});
