import { useTranslation } from '../../../../i18n/translation.ts';
import { Link } from '../../../../ui/link/link.tsx';

interface ContactLineProps {
  /** Null if there is none. */
  readonly email: string | null;
  /** What the draft is about. */
  readonly subject: string;
}

/** Where to write to, with a link that opens a draft. */
export function ContactLine({ email, subject }: ContactLineProps) {
  const { t, rich } = useTranslation('identity/legal');
  if (email === null) return t('contact.none');
  const draft = `mailto:${email}?subject=${encodeURIComponent(`Rounds: ${subject}`)}`;
  return rich(
    'contact.address',
    {
      address: (text) => (
        <Link href={draft} className="wrap-anywhere">
          <bdi dir="ltr">{text}</bdi>
        </Link>
      ),
    },
    { email },
  );
}
