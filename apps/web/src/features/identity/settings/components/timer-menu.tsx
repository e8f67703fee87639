import { useState } from 'react';
import { Settings2 } from 'lucide-react';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { DemoNotice } from '../../../../ui/notice/demo-notice.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { useTimer } from '../api/get-settings.ts';
import { useSaveSettings } from '../api/save-settings.ts';
import { TimerChoice } from './timer-choice.tsx';

/** The timer setting on its own, beside the countdown. */
export function TimerMenu() {
  const { t } = useTranslation('identity/settings');
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t('timer.legend')}
      icon={<Settings2 size={18} aria-hidden="true" />}
      onOpenChange={setOpen}
    >
      {open && <TimerFields />}
    </Popover>
  );
}

/** The menu's content, for places without room for a menu. */
export function TimerFields() {
  const { t } = useTranslation('identity/settings');
  const showError = useErrorToast('identity/settings');
  const isDemo = useSession().user?.isDemo ?? false;
  const timer = useTimer();
  const { mutate } = useSaveSettings((error) => showError(t('saveFailed'), error, t('saveFailedText')));
  return (
    <div>
      {isDemo && (
        // Between the heading and what can't be changed: above both, it would seem to be about what is above it.
        <div className="mb-2 grid gap-1.5">
          <p aria-hidden="true" className="text-sm font-semibold">
            {t('timer.legend')}
          </p>
          <DemoNotice />
        </div>
      )}
      <fieldset disabled={isDemo} className="contents">
        <TimerChoice timer={timer} onChange={(chosen) => mutate({ timer: chosen })} hidesLegend={isDemo} />
      </fieldset>
      <p className="pt-2 text-xs text-muted">{t('timer.during')}</p>
    </div>
  );
}
