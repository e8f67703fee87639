import { useEffect, useRef, useState } from 'react';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { getPushState, resendPushSubscription, disablePush, enablePush, type PushState } from '../push.ts';

export interface PushSwitchProps {
  /** The learner's setting, for all their browsers. */
  readonly enabled: boolean;
  readonly isDemo: boolean;
  readonly onChange: (wanted: boolean) => void;
}

const lookUp = () => getPushState().catch(() => 'unsupported' as const);

/** Turning it on asks for permission and subscribes this browser; turning it off ends push everywhere. */
export function PushSwitch({ enabled, isDemo, onChange }: PushSwitchProps) {
  const { t } = useTranslation('identity/settings');
  const showError = useErrorToast('messages/notifications');
  const { token } = useSession();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void lookUp().then(setState);
  }, []);

  // Changing the password ends all browsers' subscriptions, so resend this one with each new session.
  const isSubscribed = enabled && state === 'on' && !isDemo;
  useEffect(() => {
    if (isSubscribed) void resendPushSubscription().catch(() => undefined);
  }, [isSubscribed, token]);

  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showError(t('push.failed'), error, t('push.failedText'));
    }
    setBusy(false);
  };
  const turnOn = () =>
    run(async () => {
      const now = await enablePush();
      setState(now);
      if (now !== 'on') return;
      onChange(true);
      // The button that offered it is gone now.
      box.current?.querySelector('input')?.focus();
    });
  const turnOff = () =>
    run(async () => {
      onChange(false);
      // The setting has ended push; if a subscription remains, the push service tells the server.
      await disablePush().catch(() => undefined);
      setState(await lookUp());
    });

  const isUnavailable = state === 'unsupported' || state === 'blocked' || isDemo;
  return (
    <div ref={box} className="grid gap-2">
      <Switch
        label={t('push.label')}
        help={t('push.help')}
        checked={enabled}
        // Even where push can't be enabled, it can be disabled for other browsers.
        disabled={state === null || (isUnavailable && !enabled)}
        onChange={(on) => void (on ? turnOn() : turnOff())}
      />
      {!isDemo && state === 'blocked' && <Notice tone="caution">{t('push.blocked')}</Notice>}
      {!isDemo && state === 'unsupported' && (
        <Notice tone="info" live={false}>
          {t('push.unsupported')}
        </Notice>
      )}
      {!isDemo && state === 'off' && enabled && (
        <Notice
          tone="info"
          live={false}
          action={
            <Button variant="secondary" size="sm" pending={busy} onClick={() => void turnOn()}>
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
