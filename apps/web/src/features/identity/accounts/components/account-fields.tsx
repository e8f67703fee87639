import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { PasswordInput } from '../../../../ui/field/password-input.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import type { Form } from '../use-form.ts';

interface AccountFieldProps<Name extends string> {
  readonly form: Form<Name>;
}

export function UsernameField<Name extends string>({ form }: AccountFieldProps<Name | 'username'>) {
  const { t } = useTranslation('identity/accounts');
  return (
    <Field
      id={form.idOf('username')}
      label={t('field.username')}
      help={t('field.usernameHelp')}
      error={form.errorOf('username')}
    >
      <TextInput
        {...form.bind('username')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
    </Field>
  );
}

interface EmailFieldProps<Name extends string> extends AccountFieldProps<Name | 'email'> {
  readonly label?: string;
  /** What can be done about its error. */
  readonly remedy?: ReactNode;
}

export function EmailField<Name extends string>({ form, label, remedy }: EmailFieldProps<Name>) {
  const { t } = useTranslation('identity/accounts');
  const problem = form.errorOf('email');
  const error =
    problem && remedy ? (
      <>
        {problem} {remedy}
      </>
    ) : (
      problem
    );
  return (
    <Field id={form.idOf('email')} label={label ?? t('field.email')} error={error}>
      <TextInput {...form.bind('email')} type="email" autoComplete="email" dir="ltr" required />
    </Field>
  );
}

interface PasswordFieldProps<Name extends string> extends AccountFieldProps<Name> {
  readonly name: Name;
  readonly label: string;
  readonly help?: string;
  readonly autoComplete?: 'current-password' | 'new-password';
}

export function PasswordField<Name extends string>(props: PasswordFieldProps<Name>) {
  const { form, name, label, help, autoComplete = 'current-password' } = props;
  return (
    <Field id={form.idOf(name)} label={label} help={help} error={form.errorOf(name)}>
      <PasswordInput {...form.bind(name)} autoComplete={autoComplete} dir="ltr" required />
    </Field>
  );
}
