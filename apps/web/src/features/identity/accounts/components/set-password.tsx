import { useEffect, useRef, type SubmitEvent } from 'react';
import { passwordLength } from '@rounds/contract/identity/accounts.rules';
import { ApiError } from '../../../../api/client.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { getSession, signOut } from '../../../../session/session.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { checkNewPassword, problemsOf } from '../account-form.rules.ts';
import { useResetPassword } from '../api/reset-password.ts';
import { useForm } from '../use-form.ts';
import { useMessages } from '../use-messages.ts';
import { PasswordField } from './account-fields.tsx';

export interface SetPasswordProps {
  /** The token from the mailed link. */
  readonly token: string;
  readonly onNewLink: () => void;
}

export function SetPassword({ token, onNewLink }: SetPasswordProps) {
  const { t } = useTranslation('identity/accounts');
  const { ofError } = useMessages();
  const form = useForm({ password: '' });
  const reset = useResetPassword();
  const done = reset.answer !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const expired = reset.error instanceof ApiError && reset.error.code === 'link_expired';
  const over = done || expired;

  useEffect(() => {
    if (over) heading.current?.focus();
  }, [over]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { password } = form.values;
    if (form.report(problemsOf({ password: checkNewPassword(password) }))) return;
    reset.run(
      { token, password },
      {
        // Every session of the account has ended on the server, including this browser's.
        onSuccess: () => {
          if (getSession().signedIn) signOut('learner');
        },
        onError: form.reportRefusal,
      },
    );
  };

  if (over) {
    return (
      <div className="grid gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {expired ? t('reset.expiredTitle') : t('reset.doneTitle')}
        </h1>
        <p className="text-muted">{expired ? t('reset.expiredText') : t('reset.doneText')}</p>
        {expired ? (
          <Button onClick={onNewLink}>{t('reset.newLink')}</Button>
        ) : (
          <ButtonLink href="/auth">{t('reset.signIn')}</ButtonLink>
        )}
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-2">
        <h1 className="text-xl">{t('reset.newTitle')}</h1>
        <p className="text-muted">{t('reset.newText')}</p>
      </div>
      {reset.error !== undefined && !form.isToldAtFields && (
        <Notice tone="critical" title={t('reset.failed')}>
          {ofError(reset.error)}
        </Notice>
      )}
      <PasswordField
        form={form}
        name="password"
        label={t('field.newPassword')}
        help={t('field.passwordHelp', { min: passwordLength.min })}
        autoComplete="new-password"
      />
      <Button type="submit" pending={reset.pending}>
        {reset.pending ? t('reset.newPending') : t('reset.newSubmit')}
      </Button>
      <Link href="/auth" className="thumb mx-auto">
        {t('reset.toSignIn')}
      </Link>
    </form>
  );
}
