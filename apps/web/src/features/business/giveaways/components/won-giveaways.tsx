import { useEffect, useState } from 'react';
import type { WonGiveaway } from '@rounds/contract/business/giveaways';
import { useOnline } from '../../../../browser/online.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { fetchWonGiveaways } from '../api/list-won-giveaways.ts';

/** What the learner has won, and where to write to for it. Renders nothing for everybody else. */
export function WonGiveaways() {
  const { t, rich } = useTranslation('business/giveaways');
  const format = useFormat();
  const { user } = useSession();
  const online = useOnline();
  const [won, setWon] = useState<readonly WonGiveaway[] | 'failed'>([]);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const fail = () => controller.signal.aborted || setWon('failed');
    fetchWonGiveaways(controller.signal).then(setWon, fail);
    return () => controller.abort();
  }, [tries]);

  if (won === 'failed') {
    // Offline, only the rules are shown: prizes are fetched once there is a network.
    return (
      <div hidden={!online}>
        <FailedNotice onRetry={() => setTries(tries + 1)}>{t('won.failed')}</FailedNotice>
      </div>
    );
  }
  return won.map(({ id, title, prize, provider, contact, claimUntil }) => (
    <Notice key={id} tone="positive" live={false} title={t('won.title', { title })}>
      <p>{t('card.prize', { prize })}</p>
      <p>{t('card.givenBy', { provider })}</p>
      <p className="mt-1">
        {rich(
          'won.claim',
          { contact: (text) => <Link href={`mailto:${contact}`}>{text}</Link> },
          { contact, email: user?.email ?? '', date: format.date(claimUntil) },
        )}
      </p>
    </Notice>
  ));
}
