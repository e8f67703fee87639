import { useState } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { checkCode, checkFilled, problemsOf } from '../account-form.rules.ts';
import { useRenewRecoveryCodes, useDisableTwoFactor } from '../api/two-factor.ts';
import { useForm } from '../use-form.ts';
import { DialogForm } from './dialog-form.tsx';
import { PasswordField } from '../components/account-fields.tsx';
import { CodeField } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { ActionProps } from './use-dialog.ts';

/** The password and code that both changes of two-factor require. */
function useProof() {
  const { t } = useTranslation('identity/accounts.security');
  const form = useForm({ password: '', code: '' });
  const isProblem = () =>
    form.report(
      problemsOf({ password: checkFilled(form.values.password), code: checkCode(form.values.code) }),
    );
  const fields = (
    <>
      <PasswordField form={form} name="password" label={t('field.currentPassword')} />
      <CodeField form={form} name="code" orRecovery />
    </>
  );
  return { form, isProblem, fields };
}

export function DisableTwoFactor({ open, onClose }: ActionProps) {
  const { t } = useTranslation('identity/accounts.security');
  const { form, isProblem, fields } = useProof();
  const off = useDisableTwoFactor();
  if (!open) return null;
  const submit = () => {
    if (isProblem()) return;
    off.mutate(form.values, {
      onSuccess: () => {
        form.clear();
        onClose();
        toast({ title: t('twoFactor.offTitle'), description: t('twoFactor.offText'), variant: 'success' });
      },
      onError: form.reportRefusal,
    });
  };
  return (
    <DialogForm
      form={form}
      title={t('twoFactor.title')}
      description={t('twoFactor.turnOffText')}
      submit={off.isPending ? t('saving') : t('twoFactor.turnOff')}
      onSubmit={submit}
      onClose={onClose}
      call={off}
      destructive
    >
      {fields}
    </DialogForm>
  );
}

export function NewRecoveryCodes({ open, onClose }: ActionProps) {
  const { t } = useTranslation('identity/accounts.security');
  const { form, isProblem, fields } = useProof();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useRenewRecoveryCodes();
  if (!open) return null;
  const done = () => {
    setCodes(null);
    onClose();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={done} />;
  const submit = () => {
    if (isProblem()) return;
    renew.mutate(form.values, {
      onSuccess: ({ recoveryCodes }) => {
        form.clear();
        setCodes(recoveryCodes);
      },
      onError: form.reportRefusal,
    });
  };
  return (
    <DialogForm
      form={form}
      title={t('recovery.renew')}
      description={t('recovery.renewText')}
      submit={renew.isPending ? t('saving') : t('recovery.renewSubmit')}
      onSubmit={submit}
      onClose={onClose}
      call={renew}
    >
      {fields}
    </DialogForm>
  );
}
