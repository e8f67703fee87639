import { useTranslation } from '../../../../i18n/translation.ts';
import { Link } from '../../../../ui/link/link.tsx';

/** Whom to ask for a refund, which staff make. `contact`: the installation's address; null if it names none. */
export function HowToRefund({ contact }: { readonly contact: string | null }) {
  const { t, rich } = useTranslation('business/billing.page');
  if (contact === null) return t('invoices.refund.none');
  const subject = encodeURIComponent(`Rounds: ${t('invoices.refund.subject')}`);
  return rich(
    'invoices.refund.address',
    {
      address: (text) => (
        <Link href={`mailto:${contact}?subject=${subject}`} className="wrap-anywhere">
          <bdi dir="ltr">{text}</bdi>
        </Link>
      ),
    },
    { email: contact },
  );
}
