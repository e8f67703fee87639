import { useId, type SubmitEvent } from 'react';
import { passwordLength } from '@rounds/contract/identity/accounts.rules';
import { queryClient } from '../../../../api/query-client.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { signIn } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import {
  checkEmail,
  checkNewPassword,
  checkTerms,
  checkUsername,
  problemsOf,
} from '../account-form.rules.ts';
import { useKeepProgress } from '../api/demo.ts';
import { useForm } from '../use-form.ts';
import { useMessages } from '../use-messages.ts';
import { useMissingToast } from '../use-missing-toast.ts';
import { EmailField, PasswordField, UsernameField } from './account-fields.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';

const empty = { username: '', email: '', password: '', terms: '' };
const accepted = 'accepted';

/** Asks a demo visitor for what their own account needs. */
export function KeepProgressDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('identity/accounts');
  const { ofError } = useMessages();
  const formId = useId();
  const form = useForm(empty);
  const keeping = useKeepProgress();
  const showMissing = useMissingToast(form.problems);
  const failure = keeping.error === undefined ? undefined : ofError(keeping.error, t('keep.failed'));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (keeping.pending) return;
    const { username, email, password, terms } = form.values;
    const problems = problemsOf({
      username: checkUsername(username),
      email: checkEmail(email),
      password: checkNewPassword(password),
      terms: checkTerms(terms === accepted),
    });
    showMissing(problems);
    if (form.report(problems)) return;
    keeping.run(
      { username: username.trim(), email: email.trim(), password },
      {
        onSuccess: (session) => {
          signIn(session);
          void queryClient.invalidateQueries();
          toast({ title: t('keep.done'), description: t('keep.doneText'), variant: 'success' });
          onClose();
        },
        onError: form.reportRefusal,
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('keep.title')}
      description={t('keep.text')}
      footer={
        <Button
          type="submit"
          form={formId}
          aria-disabled={form.values.terms !== accepted || undefined}
          pending={keeping.pending}
        >
          {keeping.pending ? t('auth.signUpPending') : t('keep.submit')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {failure && !form.isToldAtFields && <Notice tone="critical">{failure}</Notice>}
        <UsernameField form={form} />
        <EmailField form={form} />
        <PasswordField
          form={form}
          name="password"
          label={t('field.password')}
          help={t('field.passwordHelp', { min: passwordLength.min })}
          autoComplete="new-password"
        />
        <TermsCheckbox
          id={form.idOf('terms')}
          checked={form.values.terms === accepted}
          error={form.errorOf('terms')}
          onChange={(checked) => form.set('terms', checked ? accepted : '')}
        />
      </form>
    </Dialog>
  );
}
