import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import type { Form } from '../use-form.ts';

interface CodeFieldProps<Name extends string> {
  readonly form: Form<Name>;
  readonly name: Name;
  /** Whether a recovery code may be typed instead. */
  readonly orRecovery?: boolean;
}

/** A code from the authenticator app. Pasting works, with or without spaces; phones suggest the code on their own. */
export function CodeField<Name extends string>({ form, name, orRecovery = false }: CodeFieldProps<Name>) {
  const { t } = useTranslation('identity/accounts.security');
  return (
    <Field
      id={form.idOf(name)}
      label={t('field.code')}
      help={orRecovery ? t('field.codeOrRecovery') : t('field.codeHelp')}
      error={form.errorOf(name)}
    >
      <TextInput
        {...form.bind(name)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={orRecovery ? 'text' : 'numeric'}
        dir="ltr"
        required
        className="font-mono tracking-widest"
      />
    </Field>
  );
}
