import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../../browser/document-title.ts';
import { useFormat } from '../../../../format/format.ts';
import { useLanguage, useTranslation } from '../../../../i18n/translation.ts';
import { DocumentHead } from '../../../../ui/document/document-head.tsx';
import { Document, type DocumentProps } from '../../../../ui/document/document.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';

interface LegalDocumentProps {
  readonly title: string;
  readonly lead: string;
  /** A day, YYYY-MM-DD. */
  readonly effectiveDate: string;
  readonly sections: DocumentProps['sections'];
  /** What concerns the reader alone. */
  readonly children?: ReactNode;
}

/** A legal text, which is in English alone: with its contents, the day from which it holds, and the way back. */
export function LegalDocument({ title, lead, effectiveDate, sections, children }: LegalDocumentProps) {
  const { t } = useTranslation('identity/legal');
  const format = useFormat();
  const english = useLanguage() === 'en';
  useDocumentTitle(title);
  return (
    <Document
      lang="en"
      sections={sections}
      contentsLabel={t('contents')}
      head={
        <DocumentHead
          back={t('back')}
          title={title}
          lead={lead}
          date={t('updated', { date: format.date(effectiveDate) })}
          notice={
            <>
              {!english && <Notice live={false}>{t('englishOnly')}</Notice>}
              {children}
            </>
          }
        />
      }
    />
  );
}
