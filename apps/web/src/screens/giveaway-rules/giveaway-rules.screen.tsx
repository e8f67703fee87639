import { WonGiveaways } from '../../features/business/giveaways/components/won-giveaways.tsx';
import { LegalDocument } from '../../features/identity/legal/components/legal-document.tsx';
import { useLanguage, useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { effectiveDate, sections } from './giveaway-rules-text.ts';

/** The rules for everybody, and for a winner the way to the prize. */
export function GiveawayRulesScreen() {
  const { t } = useTranslation('business/giveaways');
  const { t: legal } = useTranslation('identity/legal');
  const isEnglish = useLanguage() === 'en';
  const { signedIn } = useSession();
  return (
    <LegalDocument
      title={t('rules.title')}
      lead={t('rules.lead')}
      effectiveDate={effectiveDate}
      sections={sections}
      lang="en"
    >
      {!isEnglish && <Notice live={false}>{legal('englishOnly')}</Notice>}
      {signedIn && <WonGiveaways />}
    </LegalDocument>
  );
}
