import { useEffect, useId, useRef, useState } from 'react';
import { contentSources, licenseTypesOf, rightsLengths } from '@rounds/contract/learning/lectures.rules';
import type { LicenseType, RightsField } from '@rounds/contract/learning/lectures.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Options } from '../../../../ui/field/options.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import { askedOf, rightsProblems, sourceOf, labelOf } from '../lecture-form.rules.ts';
import type { FormStepProps } from './details-step.tsx';

/** Whose recording it is, and why it may be uploaded. Each source requires different fields. */
export function RightsStep({ form, change, attempt }: FormStepProps) {
  const { t } = useTranslation('learning/lectures');
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const source = sourceOf(form);
  // Another source asks for something else, which nobody has had the time to fill in.
  const [chosenAt, setChosenAt] = useState(0);
  const problems = attempt > chosenAt ? rightsProblems(form) : [];
  const required = (field: (typeof problems)[number]) =>
    problems.includes(field) ? t('required') : undefined;
  useEffect(() => {
    if (attempt === 0) return;
    const invalid = '[aria-invalid], [aria-describedby$="-error"] input';
    const first = box.current?.querySelector<HTMLElement>(invalid);
    first?.focus({ preventScroll: true });
    // With its label, which the header would cover.
    first?.scrollIntoView({ block: 'center' });
  }, [attempt]);
  return (
    <div ref={box} className="grid gap-4">
      <p className="text-sm text-muted">{t('rights.lead')}</p>
      <RadioGroup
        legend={t('rights.source')}
        name={`${id}source`}
        value={source}
        error={problems.includes('contentSource') ? t('sourceRequired') : undefined}
        onChange={(contentSource) => {
          setChosenAt(attempt);
          change({ contentSource });
        }}
        className="sm:grid-cols-2"
        options={contentSources.map((value) => ({
          value,
          label: t(`source.${value}`),
          help: t(`sourceHelp.${value}`),
        }))}
      />
      {source &&
        askedOf[source].map((field) => (
          <RightsInput key={field} {...{ source, field, form, change }} error={required(field)} />
        ))}
      <Field label={t('rights.additionalNotes')}>
        <Textarea
          dir="auto"
          rows={2}
          className="min-h-18!"
          value={form.additionalNotes}
          maxLength={rightsLengths.additionalNotes}
          onChange={({ target }) => change({ additionalNotes: target.value })}
        />
      </Field>
      <Checkbox
        label={t('rights.confirmation')}
        checked={form.rightsConfirmation !== ''}
        error={problems.includes('rightsConfirmation') ? t('rights.confirmationRequired') : undefined}
        onChange={({ target }) => change({ rightsConfirmation: target.checked ? 'yes' : '' })}
      />
    </div>
  );
}

interface RightsInputProps extends Omit<FormStepProps, 'attempt'> {
  readonly source: keyof typeof licenseTypesOf;
  readonly field: RightsField;
  readonly error: string | undefined;
}

function RightsInput({ source, field, form, change, error }: RightsInputProps) {
  const { t } = useTranslation('learning/lectures');
  if (field === 'licenseType') {
    const licenses: readonly LicenseType[] = licenseTypesOf[source];
    const value = licenses.find((one) => one === form.licenseType) ?? '';
    return (
      <Field
        label={t(source === 'licensed' ? 'rights.licenseType' : 'rights.licenseTypeOptional')}
        error={error}
      >
        <Select value={value} onChange={({ target }) => change({ licenseType: target.value })}>
          <option value="">{t('rights.chooseLicense')}</option>
          <Options values={licenses} nameOf={(license) => t(`license.${license}`)} />
        </Select>
      </Field>
    );
  }
  const Input = field === 'fairUseJustification' ? Textarea : TextInput;
  return (
    <Field label={t(`rights.${labelOf(source, field)}`)} error={error}>
      <Input
        dir="auto"
        required
        autoComplete="off"
        value={form[field]}
        maxLength={rightsLengths[field]}
        onChange={({ target }: { readonly target: { readonly value: string } }) =>
          change({ [field]: target.value })
        }
      />
    </Field>
  );
}
