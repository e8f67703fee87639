import type { OpenSession } from '@rounds/contract/identity/accounts.security';
import { useTranslation } from '../../../../i18n/translation.ts';
import { browserNames, systemNames } from './device-names.ts';

/** What a session runs on, as far as its browser tells. */
export function useDeviceName(): (session: Pick<OpenSession, 'browser' | 'system'>) => string {
  const { t } = useTranslation('identity/accounts.security');
  return ({ browser, system }) => {
    const name = browser ? browserNames[browser] : t('sessions.unknownBrowser');
    return system ? t('sessions.device', { browser: name, system: systemNames[system] }) : name;
  };
}
