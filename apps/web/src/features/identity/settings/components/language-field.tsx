import { startTransition, useState } from 'react';
import type { Language } from '@rounds/contract/common';
import { setLanguage, useLanguage, useTranslation } from '../../../../i18n/translation.ts';
import { languageNames, languages } from '../../../../i18n/language.rules.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';

/** The language of this browser, and from then on of mails and pushes too. */
export function LanguageField({ onChange }: { readonly onChange: (language: Language) => void }) {
  const { t } = useTranslation('identity/settings');
  const language = useLanguage();
  const [selected, setSelected] = useState(language);
  const choose = (code: string) => {
    const next = languages.find((name) => name === code);
    if (!next) return;
    setSelected(next);
    onChange(next);
    startTransition(() => void setLanguage(next).catch(() => setSelected(language)));
  };
  return (
    <Field label={t('language.label')} help={t('language.help')}>
      <Select value={selected} onChange={(event) => choose(event.target.value)}>
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
