import { Suspense, useState } from 'react';
import type { setUpTwoFactor } from '@rounds/contract/identity/accounts.security';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { useTranslation } from '../../../../i18n/translation.ts';
import { lazyWithRetry } from '../../../../browser/lazy-with-retry.ts';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { checkCode, checkFilled, problemsOf } from '../account-form.rules.ts';
import { useConfirmTwoFactor, useSetUpTwoFactor } from '../api/two-factor.ts';
import { useForm } from '../use-form.ts';
import { DialogForm } from './dialog-form.tsx';
import { PasswordField } from '../components/account-fields.tsx';
import { CodeField } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { ActionProps } from './use-dialog.ts';

const QrCode = lazyWithRetry(async () => (await import('./qr-code.tsx')).QrCode);

type Setup = AnswerOf<typeof setUpTwoFactor>;

/** Password, then the secret and its first code, then the recovery codes. */
export function TwoFactorSetup({ open, onClose }: ActionProps) {
  const { t } = useTranslation('identity/accounts.security');
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!open) return null;
  const end = () => {
    setSetup(null);
    setCodes(null);
    onClose();
  };
  const finish = () => {
    end();
    toast({ title: t('twoFactor.onTitle'), description: t('twoFactor.onText'), variant: 'success' });
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
  if (setup) return <CodeStep setup={setup} onClose={end} onCodes={setCodes} />;
  return <PasswordStep onClose={onClose} onSetup={setSetup} />;
}

interface PasswordStepProps {
  readonly onClose: () => void;
  readonly onSetup: (setup: Setup) => void;
}

function PasswordStep({ onClose, onSetup }: PasswordStepProps) {
  const { t } = useTranslation('identity/accounts.security');
  const form = useForm({ password: '' });
  const setUp = useSetUpTwoFactor();
  const label = t('field.currentPassword');
  const submit = () => {
    const { password } = form.values;
    if (form.report(problemsOf({ password: checkFilled(password) }))) return;
    setUp.mutate(password, { onSuccess: onSetup, onError: form.reportRefusal });
  };
  return (
    <DialogForm
      form={form}
      title={t('twoFactor.title')}
      description={t('twoFactor.passwordText')}
      submit={t('next')}
      onSubmit={submit}
      onClose={onClose}
      call={setUp}
    >
      <PasswordField form={form} name="password" label={label} />
    </DialogForm>
  );
}

interface CodeStepProps {
  readonly setup: Setup;
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

function CodeStep({ setup, onClose, onCodes }: CodeStepProps) {
  const { t } = useTranslation('identity/accounts.security');
  const form = useForm({ code: '' });
  const confirm = useConfirmTwoFactor();
  const submit = () => {
    const { code } = form.values;
    if (form.report(problemsOf({ code: checkCode(code) }))) return;
    confirm.mutate(code, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: form.reportRefusal,
    });
  };
  return (
    <DialogForm
      form={form}
      title={t('twoFactor.scanTitle')}
      description={t('twoFactor.scanText')}
      submit={confirm.isPending ? t('saving') : t('twoFactor.turnOn')}
      onSubmit={submit}
      onClose={onClose}
      call={confirm}
    >
      <Suspense fallback={<Skeleton className="size-48 justify-self-center" />}>
        <QrCode text={setup.uri} label={t('twoFactor.qr')} />
      </Suspense>
      <div className="grid gap-1 text-sm">
        <p className="text-muted">{t('twoFactor.secretText')}</p>
        <code dir="ltr" className="rounded-control bg-sunken px-3 py-2 font-mono break-words select-all">
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </div>
      <CodeField form={form} name="code" />
    </DialogForm>
  );
}
