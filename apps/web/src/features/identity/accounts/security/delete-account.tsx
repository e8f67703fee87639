import { useState } from 'react';
import { restorableDays } from '@rounds/contract/identity/accounts.security.rules';
import { ApiError } from '../../../../api/client.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { checkCode, checkFilled, problemsOf } from '../account-form.rules.ts';
import { useDeleteAccount } from '../api/delete-account.ts';
import { useTwoFactor } from '../api/two-factor.ts';
import { useForm } from '../use-form.ts';
import { DialogForm } from './dialog-form.tsx';
import { PasswordField } from '../components/account-fields.tsx';
import { CodeField } from './proof-fields.tsx';
import type { ActionProps } from './use-dialog.ts';

/** Says what deleting means and until when it can be undone, and asks for the password (and the code). */
export function DeleteAccountDialog({ open, onClose }: ActionProps) {
  const { t } = useTranslation('identity/accounts.security');
  const form = useForm({ password: '', code: '' });
  const { data } = useTwoFactor();
  // The server asked for a code before we knew that two-factor is on.
  const [isAsked, setAsked] = useState(false);
  const deletion = useDeleteAccount();
  if (!open) return null;
  const withCode = data?.enabled === true || isAsked;

  const submit = () => {
    const { password, code } = form.values;
    const problems = problemsOf({
      password: checkFilled(password),
      code: withCode ? checkCode(code) : undefined,
    });
    if (form.report(problems)) return;
    deletion.mutate(
      { password, code: withCode ? code : undefined },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'wrong_code') setAsked(true);
          form.reportRefusal(error);
        },
      },
    );
  };

  return (
    <DialogForm
      form={form}
      title={t('delete.title')}
      description={t('delete.text', { days: restorableDays })}
      submit={deletion.isPending ? t('delete.pending') : t('delete.action')}
      onSubmit={submit}
      onClose={onClose}
      call={deletion}
      destructive
    >
      <Notice tone="caution" live={false}>
        {t('delete.warning', { days: restorableDays })}
      </Notice>
      <PasswordField form={form} name="password" label={t('field.currentPassword')} />
      {withCode && <CodeField form={form} name="code" orRecovery />}
    </DialogForm>
  );
}
