import { TranslatedDocument } from '../../features/identity/legal/components/translated-document.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { effectiveDate, sections } from './terms-text.ts';

export function TermsScreen() {
  const { t } = useTranslation('identity/legal');
  return (
    <TranslatedDocument
      namespace="identity/legal.terms"
      title={t('terms.title')}
      lead={t('terms.lead')}
      effectiveDate={effectiveDate}
      sections={sections}
      binding="law.language"
    />
  );
}
