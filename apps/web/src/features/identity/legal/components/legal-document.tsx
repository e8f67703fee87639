import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../../browser/document-title.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { DocumentHead } from '../../../../ui/document/document-head.tsx';
import { Document, type DocumentProps } from '../../../../ui/document/document.tsx';

interface LegalDocumentProps {
  readonly title: string;
  readonly lead: string;
  /** A day, YYYY-MM-DD. */
  readonly effectiveDate: string;
  readonly sections: DocumentProps['sections'];
  /** The sections' language, if it differs. */
  readonly lang?: 'en';
  /** Content above the sections, such as what concerns only this reader. */
  readonly children?: ReactNode;
}

/**
 * Midnight of the reader's own day: a bare date is parsed as UTC, where the day begins the evening before in America.
 */
const startOf = (day: string) => `${day}T00:00`;

/** A legal text with its table of contents, effective date, and link back. */
export function LegalDocument({ title, lead, effectiveDate, sections, lang, children }: LegalDocumentProps) {
  const { t } = useTranslation('identity/legal');
  const format = useFormat();
  useDocumentTitle(title);
  return (
    <Document
      lang={lang}
      sections={sections}
      contentsLabel={t('contents')}
      head={
        <DocumentHead
          back={t('back')}
          title={title}
          lead={lead}
          date={t('updated', { date: format.date(startOf(effectiveDate)) })}
          notice={children}
        />
      }
    />
  );
}
