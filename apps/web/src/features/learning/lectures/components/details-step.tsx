import { useEffect, useRef } from 'react';
import { lectureSubjects, noteLengths } from '@rounds/contract/learning/notes.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Collapsible } from '../../../../ui/collapsible/collapsible.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Options } from '../../../../ui/field/options.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import type { LectureForm } from '../lecture-form.rules.ts';

export interface FormStepProps {
  readonly form: LectureForm;
  readonly change: (changes: Partial<LectureForm>) => void;
  /** Counts the presses of Next that found something missing. */
  readonly attempt: number;
}

export function DetailsStep({ form, change, attempt }: FormStepProps) {
  const { t } = useTranslation('learning/lectures');
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    title.current?.focus({ preventScroll: true });
    // With its label, which the header would cover.
    title.current?.scrollIntoView({ block: 'center' });
  }, [attempt]);
  const filled = [form.courseCode, form.semester, form.description].filter((one) => one.trim() !== '');
  const text = (name: 'courseCode' | 'semester') => (
    <Field label={t(`details.${name}`)}>
      <TextInput
        dir="auto"
        autoComplete="off"
        value={form[name]}
        maxLength={noteLengths[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <>
      <Field
        label={t('details.title')}
        error={attempt > 0 && form.title.trim() === '' ? t('required') : undefined}
      >
        <TextInput
          ref={title}
          dir="auto"
          required
          autoComplete="off"
          value={form.title}
          maxLength={noteLengths.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label={t('details.subject')} className="sm:w-1/2 sm:pe-2">
        <Select value={form.subject} onChange={({ target }) => change({ subject: target.value })}>
          <Options values={lectureSubjects} nameOf={(subject) => t(`subject.${subject}`)} />
        </Select>
      </Field>
      <Collapsible title={t('details.more')} summary={filled.join(' · ') || t('details.moreOf')}>
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {text('courseCode')}
            {text('semester')}
          </div>
          <Field label={t('details.description')}>
            <Textarea
              dir="auto"
              rows={3}
              value={form.description}
              maxLength={noteLengths.description}
              onChange={({ target }) => change({ description: target.value })}
            />
          </Field>
        </div>
      </Collapsible>
    </>
  );
}
