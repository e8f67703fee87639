import { useRef, useEffect, type SubmitEvent } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { LetterDrawing } from '../../../../ui/drawings/letter.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { checkEmail, problemsOf } from '../account-form.rules.ts';
import { useForgotPassword } from '../api/forgot-password.ts';
import { useForm } from '../use-form.ts';
import { useMessages } from '../use-messages.ts';

export function RequestResetLink() {
  const { t } = useTranslation('identity/accounts');
  const { ofError } = useMessages();
  const form = useForm({ email: '' });
  const ask = useForgotPassword();
  const sent = ask.answer !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const email = form.values.email.trim();

  useEffect(() => {
    if (sent) heading.current?.focus();
  }, [sent]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask.reset();
    if (form.report(problemsOf({ email: checkEmail(email) }))) return;
    ask.run(email, { onError: form.reportRefusal });
  };

  if (sent) {
    return (
      <div className="grid justify-items-center gap-3 text-center">
        <LetterDrawing />
        <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('reset.sentTitle')}
        </h1>
        <p className="text-muted">{t('reset.sentText', { email })}</p>
        <Button variant="link" onClick={ask.reset}>
          {t('reset.sentAgain')}
        </Button>
        <Link href="/auth" className="thumb">
          {t('reset.toSignIn')}
        </Link>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-2">
        <h1 className="text-xl">{t('reset.askTitle')}</h1>
        <p className="text-muted">{t('reset.askText')}</p>
      </div>
      {ask.error !== undefined && !form.isToldAtFields && (
        <Notice tone="critical" title={t('reset.failed')}>
          {ofError(ask.error)}
        </Notice>
      )}
      <Field id={form.idOf('email')} label={t('field.email')} error={form.errorOf('email')}>
        <TextInput {...form.bind('email')} type="email" autoComplete="username" dir="ltr" required />
      </Field>
      <Button type="submit" pending={ask.pending}>
        {ask.pending ? t('reset.askPending') : t('reset.askSubmit')}
      </Button>
      <Link href="/auth" className="thumb mx-auto">
        {t('reset.toSignIn')}
      </Link>
    </form>
  );
}
