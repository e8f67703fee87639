import { describe, expect, it } from 'vitest';
import { Compliance } from '@rounds/contract/learning/lectures';
import { complianceOf, emptyLecture, firstMissing, lectureOf, rightsProblems } from './lecture-form.rules.ts';

const file = new File(['x'], 'lecture.mp3', { type: 'audio/mpeg' });
const own = { ...emptyLecture, title: 'Edema', contentSource: 'user_created', rightsConfirmation: 'yes' };

describe('the wizard', () => {
  it('requires the title, then the file, then the rights, and sends nothing before', () => {
    expect(firstMissing(emptyLecture, null)).toEqual({ step: 'details', field: 'title' });
    const titled = { ...emptyLecture, title: 'Edema' };
    expect(firstMissing(titled, null)).toEqual({ step: 'file', field: 'file' });
    expect(firstMissing(titled, file)).toEqual({ step: 'rights', field: 'contentSource' });
    expect(firstMissing({ ...own, rightsConfirmation: '' }, file)).toEqual({
      step: 'rights',
      field: 'rightsConfirmation',
    });
    expect(lectureOf({ ...own, rightsConfirmation: '' }, file)).toBeNull();
    expect(lectureOf({ ...own, title: ' ' }, file)).toBeNull();
    expect(lectureOf(own, null)).toBeNull();
    expect(firstMissing(own, file)).toBeNull();
    expect(lectureOf(own, file)).toMatchObject({ file, fields: { title: 'Edema', mediaType: 'audio' } });
  });

  it('states only what the chosen source requires, and nothing typed for another', () => {
    const typed = {
      ...own,
      originalCreator: 'Anna Berg',
      licenseType: 'student_access',
      institutionName: 'St. Mary',
      courseInstructor: 'Dr. Lee',
    };
    expect(complianceOf({ ...typed, contentSource: 'licensed' })).toMatchObject({
      originalCreator: null,
      licenseType: 'student_access',
      institutionName: 'St. Mary',
    });
    // A license of another source counts as none.
    const owned = complianceOf({ ...typed, contentSource: 'user_owned' });
    expect(owned).toMatchObject({ originalCreator: 'Anna Berg', licenseType: null, institutionName: null });
    expect(Compliance.safeParse(owned).success).toBe(true);
    expect(rightsProblems({ ...typed, contentSource: 'licensed', licenseType: 'personal_use' })).toEqual([
      'licenseType',
    ]);
    expect(rightsProblems({ ...typed, contentSource: 'fair_use' })).toEqual(['fairUseJustification']);
  });
});
