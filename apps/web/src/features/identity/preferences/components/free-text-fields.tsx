import { useState } from 'react';
import type { Preferences, PreferencesChange } from '@rounds/contract/identity/preferences';
import {
  careerGoalsLength,
  certificationLength,
  certificationsLimit,
  namesIn,
} from '@rounds/contract/identity/preferences.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';

export interface FreeTextFieldsProps {
  readonly preferences: Pick<Preferences, 'careerGoals' | 'certificationInterests'>;
  readonly save: (change: PreferencesChange) => void;
}

/** What is told in words. Saved when a field is left. */
export function FreeTextFields({
  preferences: { careerGoals, certificationInterests },
  save,
}: FreeTextFieldsProps) {
  const { t } = useTranslation('identity/preferences');
  const [isTooLong, setTooLong] = useState(false);
  const saveNames = (text: string) => {
    const names = namesIn(text);
    const fits =
      names.length <= certificationsLimit && names.every(({ length }) => length <= certificationLength);
    setTooLong(!fits);
    if (fits && names.join() !== certificationInterests.join()) save({ certificationInterests: names });
  };
  return (
    <>
      <Field label={t('goals.label')} help={t('goals.help', { max: careerGoalsLength })}>
        <Textarea
          defaultValue={careerGoals}
          maxLength={careerGoalsLength}
          dir="auto"
          onBlur={({ target }) => {
            const text = target.value.trim();
            if (text !== careerGoals) save({ careerGoals: text });
          }}
        />
      </Field>
      <Field
        label={t('certifications.label')}
        help={t('certifications.help', { max: certificationsLimit })}
        error={
          isTooLong && t('certifications.tooMuch', { max: certificationsLimit, length: certificationLength })
        }
      >
        <TextInput
          defaultValue={certificationInterests.join(', ')}
          dir="auto"
          onBlur={({ target }) => saveNames(target.value)}
        />
      </Field>
    </>
  );
}
