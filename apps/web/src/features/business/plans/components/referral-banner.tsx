import { referralCents } from '@rounds/contract/business/referrals.rules';
import { Copy, Gift } from 'lucide-react';
import { copyText } from '../../../../browser/copy-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { hasScreen } from '../../../../routing/has-screen.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useOwnCode } from '../api/own-code.ts';

/** What a referral earns, and the code for it. */
export function ReferralBanner() {
  const { t } = useTranslation('business/plans');
  const { money } = useFormat();
  const { user } = useSession();
  // It is the name in capitals, unless another learner's was the same.
  const code = useOwnCode() ?? user?.username.toUpperCase() ?? '';
  const copy = async () =>
    toast(
      (await copyText(code))
        ? { title: t('banner.copied'), description: t('banner.copiedText'), variant: 'success' }
        : { title: t('banner.copyFailed'), description: t('banner.copyFailedText'), variant: 'destructive' },
    );
  const text = t('banner.text');
  return (
    <section
      aria-labelledby="referral-banner"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border bg-celebrate-soft p-4"
    >
      <Gift size={24} className="text-celebrate-text" aria-hidden="true" />
      <div className="min-w-0 grow basis-64">
        <h2 id="referral-banner" className="font-semibold">
          {t('banner.title')}
        </h2>
        <p className="text-sm font-semibold">{t('banner.pays', { credit: money(referralCents / 100) })}</p>
        <p className="text-sm">{hasScreen('/referrals') ? <Link href="/referrals">{text}</Link> : text}</p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <span className="min-w-0">
          <span className="block text-xs text-muted">{t('banner.code')}</span>
          <bdi dir="ltr" className="font-semibold break-all">
            {code}
          </bdi>
        </span>
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
          {t('banner.copy')}
        </Button>
      </div>
    </section>
  );
}
