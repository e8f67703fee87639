import type { ReactNode } from 'react';
import { lectureSubjects } from '@rounds/contract/learning/notes.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { askedOf, complianceOf, labelOf, sourceOf, type LectureForm } from '../lecture-form.rules.ts';
import { FileFacts } from './chosen-file.tsx';

export interface ReviewStepProps {
  readonly form: LectureForm;
  readonly file: File | null;
}

/** Everything once more, before it is uploaded. */
export function ReviewStep({ form, file }: ReviewStepProps) {
  const { t } = useTranslation('learning/lectures');
  const subject = lectureSubjects.find((one) => one === form.subject) ?? 'nursing';
  const source = sourceOf(form);
  const compliance = complianceOf(form);
  const course = [form.courseCode, form.semester].filter(Boolean).join(' · ');
  return (
    <dl className="grid gap-x-6 gap-y-1.5 rounded-card border bg-raised p-3 sm:grid-cols-2 sm:gap-y-3 sm:p-4">
      <Line name={t('details.title')}>
        <bdi>{form.title}</bdi>
      </Line>
      <Line name={t('details.subject')}>{t(`subject.${subject}`)}</Line>
      {course && (
        <Line name={t('review.course')}>
          <bdi>{course}</bdi>
        </Line>
      )}
      {form.description && (
        <Line name={t('review.description')}>
          <bdi className="whitespace-pre-line">{form.description}</bdi>
        </Line>
      )}
      {file && (
        <Line name={t('step.file')}>
          <bdi>{file.name}</bdi>
          <FileFacts file={file} />
        </Line>
      )}
      {source && <Line name={t('rights.source')}>{t(`source.${source}`)}</Line>}
      {source &&
        askedOf[source].map((field) => {
          const said =
            field === 'licenseType'
              ? compliance?.licenseType && t(`license.${compliance.licenseType}`)
              : compliance?.[field];
          return (
            said && (
              <Line key={field} name={t(`rights.${labelOf(source, field)}`)}>
                <bdi>{said}</bdi>
              </Line>
            )
          );
        })}
      {compliance?.additionalNotes && (
        <Line name={t('rights.additionalNotes')}>
          <bdi className="whitespace-pre-line">{compliance.additionalNotes}</bdi>
        </Line>
      )}
    </dl>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
