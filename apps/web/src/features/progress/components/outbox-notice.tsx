import { useEffect } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { clearOutboxNews, outbox, startOutbox, useOutbox, useOutboxNews } from '../outbox-client.ts';

/** Says how many results wait on this device, and tells when they have been sent. Nothing while none wait. */
export function OutboxNotice() {
  const { t } = useTranslation('progress');
  const { waiting, durable } = useOutbox();
  const news = useOutboxNews();

  useEffect(() => startOutbox(), []);

  useEffect(() => {
    if (!durable) return keepPageOpen();
    return undefined;
  }, [durable]);

  useEffect(() => {
    if (!news) return;
    if (news.sent > 0) {
      const description = t('outbox.sent', { count: news.sent, xp: news.xp });
      toast({ title: t('outbox.sentTitle'), description, variant: 'success' });
    } else if (news.lost > 0) {
      toast({ title: t('outbox.lostTitle'), description: t('outbox.lostText'), variant: 'destructive' });
    }
    clearOutboxNews();
  }, [news, t]);

  if (waiting === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="link" size="sm" onClick={() => void outbox.flush()}>
          {t('outbox.sendNow')}
        </Button>
      }
    >
      {t(durable ? 'outbox.waiting' : 'outbox.notDurable', { count: waiting })}
    </Notice>
  );
}

/** Lets the browser ask before the page closes: what could not be stored would be gone. */
function keepPageOpen(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
