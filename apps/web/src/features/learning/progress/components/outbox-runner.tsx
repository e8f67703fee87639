import { useEffect } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { clearOutboxNews, startOutbox, useOutbox, useOutboxNews } from '../outbox-client.ts';

/** Sends what is waiting on this device, on any screen, and reports the outcome. Renders nothing. */
export function OutboxRunner() {
  const { t } = useTranslation('learning/progress');
  const { durable } = useOutbox();
  const news = useOutboxNews();

  useEffect(() => startOutbox(), []);

  useEffect(() => {
    if (!durable) return keepPageOpen();
    return undefined;
  }, [durable]);

  useEffect(() => {
    if (!news) return;
    if (news.sent > 0 || news.practiced > 0) {
      const description = [
        news.sent > 0 && t('outbox.sent', { count: news.sent, xp: news.xp }),
        news.practiced > 0 && t('outbox.practiced', { count: news.practiced }),
      ]
        .filter(Boolean)
        .join(' ');
      toast({ title: t('outbox.sentTitle'), description, variant: 'success' });
    } else if (news.lost > 0) {
      toast({ title: t('outbox.lostTitle'), description: t('outbox.lostText'), variant: 'destructive' });
    }
    clearOutboxNews();
  }, [news, t]);

  return null;
}

/** What is waiting on this device, in the words of the offline banner. @param none the text if nothing is */
export function OfflineResults({ none, some }: { readonly none: string; readonly some: string }) {
  const { t } = useTranslation('learning/progress');
  const { waiting, durable } = useOutbox();
  if (waiting === 0) return none;
  return `${some} ${t(durable ? 'outbox.waiting' : 'outbox.notDurable', { count: waiting })}`;
}

/** Makes the browser ask before the page closes, since whatever could not be stored would be lost. */
function keepPageOpen(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
