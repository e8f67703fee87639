import { useEffect, useState } from 'react';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useTranslation } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { pushHere, renewPush, switchPushOff, switchPushOn, type PushHere } from '../push.ts';

export interface PushSwitchProps {
  /** The learner's setting, for all their browsers. */
  readonly wanted: boolean;
  readonly isDemo: boolean;
  readonly onChange: (wanted: boolean) => void;
}

/** Switching it on asks the browser's permission and subscribes it; switching it off ends pushes everywhere. */
export function PushSwitch({ wanted, isDemo, onChange }: PushSwitchProps) {
  const { t } = useTranslation('identity/settings');
  const errorText = useErrorText('messages/notifications');
  const { token } = useSession();
  const [here, setHere] = useState<PushHere | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    pushHere().then(setHere, () => setHere('unsupported'));
  }, []);

  // A new password ends the subscriptions of all browsers. This one says again that it is there, with each new session.
  const goesOn = wanted && here === 'on' && !isDemo;
  useEffect(() => {
    if (goesOn) void renewPush().catch(() => undefined);
  }, [goesOn, token]);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({
        title: t('push.failed'),
        description: errorText(error, t('push.failedText')),
        variant: 'destructive',
      });
    }
    setBusy(false);
  };
  const turnOn = () =>
    run(async () => {
      const now = await switchPushOn();
      setHere(now);
      if (now === 'on') onChange(true);
    });
  const turnOff = () =>
    run(async () => {
      onChange(false);
      setHere('off');
      await switchPushOff();
    });

  const isHopeless = here === 'unsupported' || here === 'blocked' || isDemo;
  return (
    <div className="grid gap-2">
      <Switch
        label={t('push.label')}
        help={t('push.help')}
        checked={wanted}
        // What can't be switched on here can still be switched off for the other browsers.
        disabled={here === null || busy || (isHopeless && !wanted)}
        onChange={(on) => void (on ? turnOn() : turnOff())}
      />
      {isDemo && (
        <Notice tone="info" live={false}>
          {t('push.demo')}
        </Notice>
      )}
      {!isDemo && here === 'blocked' && <Notice tone="caution">{t('push.blocked')}</Notice>}
      {!isDemo && here === 'unsupported' && (
        <Notice tone="info" live={false}>
          {t('push.unsupported')}
        </Notice>
      )}
      {!isDemo && here === 'off' && wanted && !busy && (
        <Notice
          tone="info"
          live={false}
          action={
            <Button variant="secondary" size="sm" onClick={() => void turnOn()}>
              {t('push.here')}
            </Button>
          }
        >
          {t('push.elsewhere')}
        </Notice>
      )}
    </div>
  );
}
