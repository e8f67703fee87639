import { useTranslation } from '../../../../i18n/translation.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { checkEmail, checkFilled, problemsOf } from '../account-form.rules.ts';
import { useChangeEmail } from '../api/email-change.ts';
import { useForm } from '../use-form.ts';
import { DialogForm } from './dialog-form.tsx';
import { EmailField, PasswordField } from '../components/account-fields.tsx';
import type { ActionProps } from './use-dialog.ts';

export function ChangeEmailDialog({ open, onClose }: ActionProps) {
  const { t } = useTranslation('identity/accounts.security');
  const form = useForm({ email: '', currentPassword: '' });
  const change = useChangeEmail();
  if (!open) return null;

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
      title={t('email.change')}
      description={t('email.text')}
      submit={change.isPending ? t('saving') : t('email.submit')}
      onSubmit={submit}
      onClose={onClose}
      call={change}
    >
      <EmailField form={form} label={t('field.newEmail')} />
      <PasswordField form={form} name="currentPassword" label={t('field.currentPassword')} />
    </DialogForm>
  );
}
