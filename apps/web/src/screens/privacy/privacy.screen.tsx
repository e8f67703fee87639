import { LegalDocument } from '../../features/identity/legal/components/legal-document.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { effectiveDate, sections } from './privacy-text.ts';

export function PrivacyScreen() {
  const { t } = useTranslation('identity/legal');
  return (
    <LegalDocument
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      effectiveDate={effectiveDate}
      sections={sections}
    />
  );
}
