import type { OpenSession } from '@rounds/contract/identity/accounts.security';
import { useTranslation } from '../../../../i18n/translation.ts';
import { browserNames, systemNames } from './device-names.ts';

/** A session's browser and system, as far as they are known. */
export function useDeviceName(): (session: Pick<OpenSession, 'browser' | 'system'>) => string {
  const { t } = useTranslation('identity/accounts.security');
  return ({ browser, system }) => {
    const name = browser ? browserNames[browser] : t('sessions.unknownBrowser');
    return system ? t('sessions.device', { browser: name, system: systemNames[system] }) : name;
  };
}
