import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Session } from '@rounds/contract/identity/accounts';
import { ApiError } from '../../../../api/client.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { checkCode, problemsOf } from '../account-form.rules.ts';
import { useFinishLogin } from '../api/login.ts';
import { useForm } from '../use-form.ts';
import { useMessages } from '../use-messages.ts';

export interface TwoFactorStepProps {
  readonly challenge: string;
  readonly onSession: (session: Session) => void;
  /** Back to email and password, with a reason if the server no longer waits. */
  readonly onBack: (expired?: string) => void;
}

/** The second step of signing in: a code from the app or, if that is lost, a recovery code. */
export function TwoFactorStep({ challenge, onSession, onBack }: TwoFactorStepProps) {
  const { t } = useTranslation('identity/accounts.security');
  const { t: accounts } = useTranslation('identity/accounts');
  const { ofError } = useMessages();
  const [recovery, setRecovery] = useState(false);
  const app = useForm({ code: '' });
  const codes = useForm({ code: '' });
  const form = recovery ? codes : app;
  const finish = useFinishLogin();
  const input = useRef<HTMLInputElement>(null);
  const label = recovery ? t('field.recoveryCode') : t('field.code');
  const failure = finish.error === undefined ? undefined : ofError(finish.error);

  useEffect(() => input.current?.focus(), [recovery]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { code } = form.values;
    if (form.report(problemsOf({ code: checkCode(code) }))) return;
    finish.run(
      { challenge, code },
      {
        onSuccess: onSession,
        onError: (error) => {
          form.reportRefusal(error);
          if (error instanceof ApiError && error.code === 'challenge_expired') onBack(ofError(error));
        },
      },
    );
  };
  const switchKind = () => {
    finish.reset();
    setRecovery(!recovery);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-lg">{t('step.title')}</h2>
        <p className="text-sm text-muted">{recovery ? t('step.recoveryText') : t('step.text')}</p>
      </div>
      {failure && !form.isToldAtFields && <Notice tone="critical">{failure}</Notice>}
      <Field id={form.idOf('code')} label={label} error={form.errorOf('code')}>
        <TextInput
          {...form.bind('code')}
          key={recovery ? 'recovery' : 'app'}
          ref={input}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          inputMode={recovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
          className="font-mono tracking-widest"
        />
      </Field>
      <Button type="submit" pending={finish.pending}>
        {finish.pending ? accounts('auth.signInPending') : t('step.submit')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Button variant="link" size="sm" onClick={switchKind}>
          {recovery ? t('step.useApp') : t('step.useRecovery')}
        </Button>
        <Button variant="link" size="sm" onClick={() => onBack()}>
          {t('step.back')}
        </Button>
      </div>
    </form>
  );
}
