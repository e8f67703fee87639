import { TranslatedDocument } from '../../features/identity/legal/components/translated-document.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { effectiveDate, sections } from './privacy-text.ts';

export function PrivacyScreen() {
  const { t } = useTranslation('identity/legal');
  return (
    <TranslatedDocument
      namespace="identity/legal.privacy"
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      effectiveDate={effectiveDate}
      sections={sections}
      binding="changes.language"
    />
  );
}
