import { useState } from 'react';
import { Settings2 } from 'lucide-react';
import { serverMessageOf } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Popover } from '../../../ui/popover/popover.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useTimer } from '../api/get-settings.ts';
import { useSaveSettings } from '../api/save-settings.ts';
import { TimerChoice } from './timer-choice.tsx';

/** The timer alone, for where it matters: beside the countdown. */
export function TimerMenu() {
  const { t } = useTranslation('settings');
  const timer = useTimer();
  const [open, setOpen] = useState(false);
  const { mutate } = useSaveSettings((error) =>
    toast({
      title: t('saveFailed'),
      description: serverMessageOf(error) ?? t('saveFailedText'),
      variant: 'destructive',
    }),
  );
  return (
    <Popover
      label={t('timer.legend')}
      icon={<Settings2 size={18} aria-hidden="true" />}
      onOpenChange={setOpen}
    >
      {open && (
        <>
          <TimerChoice timer={timer} onChange={(chosen) => mutate({ timer: chosen })} />
          <p className="pt-2 text-xs text-muted">{t('timer.during')}</p>
        </>
      )}
    </Popover>
  );
}
