import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { checkEmail, checkFilled, problemsOf } from '../account-form.rules.ts';
import { useChangeEmail } from '../api/email-change.ts';
import { useForm } from '../use-form.ts';
import { useFailure, useMessages } from '../use-messages.ts';
import { DialogForm } from './dialog-form.tsx';
import { PasswordField } from '../components/account-fields.tsx';
import type { ActionProps } from './use-dialog.ts';

export function ChangeEmailDialog({ open, onClose }: ActionProps) {
  const { t } = useTranslation('identity/accounts.security');
  const { ofProblem } = useMessages();
  const form = useForm({ email: '', currentPassword: '' });
  const change = useChangeEmail();
  const failure = useFailure(change.error);
  if (!open) return null;
  const labels = { email: t('field.newEmail'), currentPassword: t('field.currentPassword') };
  const problem = form.problems.email;

  const submit = () => {
    const email = form.values.email.trim();
    const { currentPassword } = form.values;
    const problems = problemsOf({ email: checkEmail(email), currentPassword: checkFilled(currentPassword) });
    if (form.report(problems)) return;
    change.mutate(
      { email, currentPassword },
      {
        onSuccess: ({ user }) => {
          form.clear();
          onClose();
          if (user.pendingEmail === null) return;
          toast({
            title: t('email.askedTitle'),
            description: t('email.askedText', { email }),
            variant: 'success',
          });
        },
        onError: form.reportRefusal,
      },
    );
  };

  return (
    <DialogForm
      form={form}
      labels={labels}
      title={t('email.change')}
      description={t('email.text')}
      submit={change.isPending ? t('saving') : t('email.submit')}
      onSubmit={submit}
      onClose={onClose}
      pending={change.isPending}
      failure={failure}
    >
      <Field id={form.idOf('email')} label={labels.email} error={problem && ofProblem(problem)}>
        <TextInput {...form.bind('email')} type="email" autoComplete="email" dir="ltr" required />
      </Field>
      <PasswordField form={form} name="currentPassword" label={labels.currentPassword} />
    </DialogForm>
  );
}
