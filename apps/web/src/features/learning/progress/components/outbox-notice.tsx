import { useOnline } from '../../../../browser/online.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { outbox, useOutbox } from '../outbox-client.ts';

/**
 * Says how many results are waiting on this device. Renders nothing if there are none, or offline, when the banner says
 * it.
 */
export function OutboxNotice() {
  const { t } = useTranslation('learning/progress');
  const { waiting, durable } = useOutbox();
  const online = useOnline();
  if (waiting === 0 || !online) return null;
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
