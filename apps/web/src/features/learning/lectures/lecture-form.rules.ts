import type { Compliance, LectureFields } from '@rounds/contract/learning/lectures';
import {
  type ContentSource,
  contentSources,
  licenseTypes,
  fitsSource,
  missingRights,
  type RightsField,
} from '@rounds/contract/learning/lectures.rules';
import { lectureSubjects } from '@rounds/contract/learning/notes.rules';
import { mediaTypeOf } from './recording/media-file.rules.ts';

/** The wizard's fields as typed. `rightsConfirmation` is 'yes' or empty. */
export const emptyLecture = {
  title: '',
  subject: 'nursing',
  courseCode: '',
  semester: '',
  description: '',
  contentSource: '',
  rightsConfirmation: '',
  originalCreator: '',
  licenseType: '',
  institutionName: '',
  courseInstructor: '',
  fairUseJustification: '',
  additionalNotes: '',
};
export type LectureForm = typeof emptyLecture;

export const wizardSteps = ['details', 'file', 'rights', 'review'] as const;
export type Step = (typeof wizardSteps)[number];

export const sourceOf = ({ contentSource }: LectureForm): ContentSource | undefined =>
  contentSources.find((one) => one === contentSource);

/** The fields that each source requires, in order. */
export const askedOf: Readonly<Record<ContentSource, readonly RightsField[]>> = {
  user_created: [],
  user_owned: ['originalCreator', 'licenseType'],
  fair_use: ['fairUseJustification', 'originalCreator'],
  licensed: ['institutionName', 'courseInstructor', 'licenseType'],
};

/** A field's label: fair use names a source, not a person. */
export const labelOf = (source: ContentSource, field: RightsField) =>
  field === 'originalCreator' && source === 'fair_use' ? 'originalSource' : field;

const licenseOf = (source: ContentSource, form: LectureForm) =>
  licenseTypes.find((one) => one === form.licenseType && fitsSource(source, one)) ?? null;

export type RightsProblem = 'contentSource' | 'rightsConfirmation' | RightsField;

/** What is still missing in the rights step, from top to bottom. */
export function rightsProblems(form: LectureForm): RightsProblem[] {
  const source = sourceOf(form);
  const missing = source
    ? missingRights(source, { ...form, licenseType: licenseOf(source, form) })
    : (['contentSource'] as const);
  return [...missing, ...(form.rightsConfirmation === '' ? (['rightsConfirmation'] as const) : [])];
}

/** The legal record: only what the chosen source requires. */
export function complianceOf(form: LectureForm): Compliance | null {
  const source = sourceOf(form);
  if (!source || rightsProblems(form).length > 0) return null;
  const said = (field: Exclude<RightsField, 'licenseType'>) =>
    askedOf[source].includes(field) ? form[field] : null;
  return {
    contentSource: source,
    rightsConfirmation: true,
    originalCreator: said('originalCreator'),
    licenseType: licenseOf(source, form),
    institutionName: said('institutionName'),
    courseInstructor: said('courseInstructor'),
    fairUseJustification: said('fairUseJustification'),
    additionalNotes: form.additionalNotes || null,
  };
}

export type Missing =
  | { readonly step: 'details'; readonly field: 'title' }
  | { readonly step: 'file'; readonly field: 'file' }
  | { readonly step: 'rights'; readonly field: RightsProblem };

/** What keeps a lecture from being uploaded, the earliest step first. */
export function firstMissing(form: LectureForm, file: File | null): Missing | null {
  if (form.title.trim() === '') return { step: 'details', field: 'title' };
  if (!file) return { step: 'file', field: 'file' };
  const [problem] = rightsProblems(form);
  return problem ? { step: 'rights', field: problem } : null;
}

export interface NewLecture {
  readonly file: File;
  readonly fields: Omit<LectureFields, 'compliance' | 'noteType'>;
  readonly compliance: Compliance;
}

/** The body to send; null until it is complete. */
export function lectureOf(form: LectureForm, file: File | null): NewLecture | null {
  const compliance = complianceOf(form);
  if (!file || !compliance || firstMissing(form, file)) return null;
  const { title, courseCode, semester, description } = form;
  const subject = lectureSubjects.find((one) => one === form.subject) ?? 'nursing';
  const fields = { title, subject, courseCode, semester, description, mediaType: mediaTypeOf(file) };
  return { file, fields, compliance };
}
