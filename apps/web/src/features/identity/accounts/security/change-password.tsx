import { passwordLength } from '@rounds/contract/identity/accounts.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { checkFilled, checkNewPassword, problemsOf } from '../account-form.rules.ts';
import { useChangePassword } from '../api/change-password.ts';
import { useForm } from '../use-form.ts';
import { DialogForm } from './dialog-form.tsx';
import { PasswordField } from '../components/account-fields.tsx';
import type { ActionProps } from './use-dialog.ts';

export function ChangePasswordDialog({ open, onClose }: ActionProps) {
  const { t } = useTranslation('identity/accounts.security');
  const { t: accounts } = useTranslation('identity/accounts');
  const form = useForm({ currentPassword: '', newPassword: '' });
  const change = useChangePassword();
  if (!open) return null;

  const submit = () => {
    const { currentPassword, newPassword } = form.values;
    const problems = problemsOf({
      currentPassword: checkFilled(currentPassword),
      newPassword: checkNewPassword(newPassword),
    });
    if (form.report(problems)) return;
    change.mutate(form.values, {
      onSuccess: () => {
        form.clear();
        onClose();
        toast({ title: t('password.doneTitle'), description: t('password.doneText'), variant: 'success' });
      },
      onError: form.reportRefusal,
    });
  };

  return (
    <DialogForm
      form={form}
      title={t('password.change')}
      description={t('password.text')}
      submit={change.isPending ? t('saving') : t('password.submit')}
      onSubmit={submit}
      onClose={onClose}
      call={change}
    >
      <PasswordField form={form} name="currentPassword" label={t('field.currentPassword')} />
      <PasswordField
        form={form}
        name="newPassword"
        label={accounts('field.newPassword')}
        help={accounts('field.passwordHelp', { min: passwordLength.min })}
        autoComplete="new-password"
      />
    </DialogForm>
  );
}
