import { Suspense, useEffect, useState, type SubmitEvent } from 'react';
import type { Session } from '@rounds/contract/identity/accounts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { lazyWithRetry } from '../../../../browser/lazy-with-retry.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { PasswordInput } from '../../../../ui/field/password-input.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useProblemToast } from '../../../../ui/toast/use-problem-toast.ts';
import { checkFilled, hasProblems, problemsOf } from '../account-form.rules.ts';
import { useLogin } from '../api/login.ts';
import { useForm } from '../use-form.ts';
import { useMessages } from '../use-messages.ts';

/** Most accounts never ask for it. */
const TwoFactorStep = lazyWithRetry(async () => (await import('./two-factor-step.tsx')).TwoFactorStep);

export interface SignInFormProps {
  readonly onSession: (session: Session) => void;
  /** Known from the form for signing up: only the password is missing. */
  readonly email?: string;
}

export function SignInForm({ onSession, email: known = '' }: SignInFormProps) {
  const { t } = useTranslation('identity/accounts');
  const { ofError } = useMessages();
  const form = useForm({ email: known, password: '' });
  const passwordId = form.idOf('password');
  useEffect(() => {
    if (known !== '') document.getElementById(passwordId)?.focus();
  }, [known, passwordId]);
  const login = useLogin();
  const showProblem = useProblemToast(hasProblems(form.problems));
  const [challenge, setChallenge] = useState<string | null>(null);
  const failure = login.error !== undefined ? ofError(login.error, t('toast.signInFailedText')) : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { email, password } = form.values;
    if (form.report(problemsOf({ email: checkFilled(email), password: checkFilled(password) }))) {
      login.reset();
      showProblem({ title: t('toast.missingTitle'), description: t('toast.missingSignIn') });
      return;
    }
    login.run(
      { email: email.trim(), password },
      {
        onSuccess: (answer) => {
          if ('challenge' in answer) setChallenge(answer.challenge);
          else onSession(answer);
        },
        onError: form.reportRefusal,
      },
    );
  };

  const goBack = (expired?: string) => {
    login.reset();
    setChallenge(null);
    if (expired) toast({ title: t('toast.signInFailed'), description: expired, variant: 'destructive' });
  };
  if (challenge !== null) {
    return (
      <Suspense fallback={<Skeleton className="h-72" />}>
        <TwoFactorStep challenge={challenge} onSession={onSession} onBack={goBack} />
      </Suspense>
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && !form.isToldAtFields && (
        <Notice tone="critical" title={t('toast.signInFailed')} takesFocus>
          {failure}
        </Notice>
      )}
      <Field id={form.idOf('email')} label={t('field.email')} error={form.errorOf('email')}>
        <TextInput {...form.bind('email')} type="email" autoComplete="username" dir="ltr" required />
      </Field>
      <Field
        id={form.idOf('password')}
        label={t('field.password')}
        error={form.errorOf('password')}
        aside={
          <Link href="/reset-password" className="thumb text-sm">
            {t('auth.forgotPassword')}
          </Link>
        }
      >
        <PasswordInput {...form.bind('password')} autoComplete="current-password" dir="ltr" required />
      </Field>
      <Button type="submit" pending={login.pending}>
        {login.pending ? t('auth.signInPending') : t('auth.signInSubmit')}
      </Button>
    </form>
  );
}
