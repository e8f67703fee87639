import { noteLengths, noteSubjects, noteTypes } from '@rounds/contract/learning/notes.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Collapsible } from '../../../../ui/collapsible/collapsible.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Options } from '../../../../ui/field/options.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';

/** A lecture has its own tab. */
const types = noteTypes.filter((type) => type !== 'recorded_lecture');

/** As typed and chosen; a draft from an earlier release may hold an unknown type or subject. */
export interface NoteDetails {
  readonly noteType: string;
  readonly subject: string;
  readonly courseCode: string;
  readonly semester: string;
}

export const noDetails: NoteDetails = {
  noteType: 'class_notes',
  subject: 'nursing',
  courseCode: '',
  semester: '',
};

/** The details to send. */
export const sentDetails = ({ noteType, subject, courseCode, semester }: NoteDetails) => ({
  noteType: types.find((one) => one === noteType),
  subject: noteSubjects.find((one) => one === subject),
  courseCode,
  semester,
});

export interface UploadDetailsProps {
  readonly details: NoteDetails;
  /** A lecture has a type of its own, and more subjects than a note. */
  readonly isLecture?: boolean;
  readonly onChange: (changes: Partial<NoteDetails>) => void;
}

/** What to file a note under. Collapsed, it shows the choices. */
export function UploadDetails({ details, isLecture = false, onChange }: UploadDetailsProps) {
  const { t } = useTranslation('learning/notes');
  // A subject has one name, of a note and of a lecture.
  const { t: lectures } = useTranslation('learning/lectures');
  const { noteType, subject, courseCode, semester } = sentDetails(details);
  const summary = [
    !isLecture && noteType && t(`noteType.${noteType}`),
    !isLecture && subject && lectures(`subject.${subject}`),
    courseCode,
    semester,
  ];
  const text = (name: 'courseCode' | 'semester') => (
    <Field label={t(`upload.${name}`)}>
      <TextInput
        dir="auto"
        autoComplete="off"
        value={details[name]}
        maxLength={noteLengths[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <Collapsible title={t('upload.more')} summary={summary.filter(Boolean).join(' · ')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {!isLecture && (
          <>
            <Field label={t('upload.noteType')}>
              <Select
                value={details.noteType}
                onChange={({ target }) => onChange({ noteType: target.value })}
              >
                <Options values={types} nameOf={(type) => t(`noteType.${type}`)} />
              </Select>
            </Field>
            <Field label={t('upload.subject')}>
              <Select value={details.subject} onChange={({ target }) => onChange({ subject: target.value })}>
                <Options values={noteSubjects} nameOf={(one) => lectures(`subject.${one}`)} />
              </Select>
            </Field>
          </>
        )}
        {text('courseCode')}
        {text('semester')}
      </div>
    </Collapsible>
  );
}
