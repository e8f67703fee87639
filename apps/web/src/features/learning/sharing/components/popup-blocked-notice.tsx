import { useTranslation } from '../../../../i18n/translation.ts';
import { Link } from '../../../../ui/link/link.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { type Network, networkNames } from '../message.rules.ts';

/** Replaces a window that the browser blocked by a link that it won't. */
export function PopupBlockedNotice({
  network,
  address,
}: {
  readonly network: Network;
  readonly address: string;
}) {
  const { t } = useTranslation('learning/sharing');
  return (
    <Notice
      tone="caution"
      title={t('blocked.title')}
      action={<Link href={address}>{t('blocked.open', { network: networkNames[network] })}</Link>}
    >
      {t('blocked.text')}
    </Notice>
  );
}
