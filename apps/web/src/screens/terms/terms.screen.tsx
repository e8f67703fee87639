import { LegalDocument } from '../../features/identity/legal/components/legal-document.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { effectiveDate, sections } from './terms-text.ts';

export function TermsScreen() {
  const { t } = useTranslation('identity/legal');
  return (
    <LegalDocument
      title={t('terms.title')}
      lead={t('terms.lead')}
      effectiveDate={effectiveDate}
      sections={sections}
    />
  );
}
