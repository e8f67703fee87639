import { useDocumentTitle } from '../../lib/document-title.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { DocumentHead } from '../../ui/document/document-head.tsx';
import { Document } from '../../ui/document/document.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { inForceFrom, sections } from './privacy-text.ts';

export function PrivacyScreen() {
  const { t } = useTranslation('legal');
  const format = useFormat();
  const english = useLanguage() === 'en';
  useDocumentTitle(t('privacy.title'));
  return (
    <Document
      lang="en"
      sections={sections}
      contentsLabel={t('contents')}
      head={
        <DocumentHead
          back={t('back')}
          title={t('privacy.title')}
          lead={t('privacy.lead')}
          date={t('updated', { date: format.date(inForceFrom) })}
          notice={!english && <Notice live={false}>{t('englishOnly')}</Notice>}
        />
      }
    />
  );
}
