import { WonGiveaways } from '../../features/business/giveaways/components/won-giveaways.tsx';
import { LegalDocument } from '../../features/identity/legal/components/legal-document.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { effectiveDate, sections } from './giveaway-rules-text.ts';

/** The rules for everybody, and for a winner the way to the prize. */
export function GiveawayRulesScreen() {
  const { t } = useTranslation('business/giveaways');
  const { signedIn } = useSession();
  return (
    <LegalDocument
      title={t('rules.title')}
      lead={t('rules.lead')}
      effectiveDate={effectiveDate}
      sections={sections}
    >
      {signedIn && <WonGiveaways />}
    </LegalDocument>
  );
}
