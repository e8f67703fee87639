import { useFormat } from '../../../../format/format.ts';
import type { Key } from '../../../../i18n/keys.ts';
import { useLanguage, useTranslation } from '../../../../i18n/translation.ts';
import type { Passage } from '../../../../ui/document/document.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useContact } from '../api/get-contact.ts';
import { figuresIn } from '../figures.ts';
import { type LegalSection, contactMark } from '../legal-text.ts';
import { ContactLine } from './contact-line.tsx';
import { LegalDocument } from './legal-document.tsx';

type LegalNamespace = 'identity/legal.terms' | 'identity/legal.privacy';

interface TranslatedDocumentProps<N extends LegalNamespace> {
  readonly namespace: N;
  readonly title: string;
  readonly lead: string;
  readonly effectiveDate: string;
  readonly sections: readonly LegalSection<N>[];
  /** The sentence that says that the English version is binding. */
  readonly binding: Key<N>;
}

/** A legal text in the reader's language, with the product's own figures. */
export function TranslatedDocument<N extends LegalNamespace>({
  namespace,
  sections,
  binding,
  ...head
}: TranslatedDocumentProps<N>) {
  const { t, rich } = useTranslation(namespace);
  const figures = figuresIn(useFormat());
  const isTranslation = useLanguage() !== 'en';
  const email = useContact();

  const sentence = (key: Key<N>): Passage => ({
    key,
    text: rich(key, { rules: (text) => <Link href="/giveaway-rules">{text}</Link> }, figures),
  });
  const shown = sections.map(({ id, title, body }) => ({
    id,
    title: t(title),
    body: body.map((part) => {
      if (Array.isArray(part)) return (part as readonly Key<N>[]).map(sentence);
      if (part === contactMark)
        return { key: contactMark, text: <ContactLine email={email} subject={t(title)} /> };
      return sentence(part as Key<N>);
    }),
  }));
  return (
    <LegalDocument {...head} sections={shown}>
      {isTranslation && <Notice live={false}>{t(binding)}</Notice>}
    </LegalDocument>
  );
}
