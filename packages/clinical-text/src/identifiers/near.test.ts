import { describe, expect, test } from 'vitest';
import { findIdentifiers, maskIdentifiers } from '../identifiers.ts';

describe('a full name beside a number that identifies somebody is masked', () => {
  test.each([
    [
      'Carlos Ruiz, phone 555-123-4567. Carlos Ruiz has CHF.',
      '[name], phone [phone number]. [name] has CHF.',
    ],
    [
      'Carlos Ruiz admitted 11/12/2025 to ICU. MRN 445566.',
      '[name] admitted 11/12/2025 to ICU. MRN [record number].',
    ],
    ['DOB 03/04/1956 Carlos Ruiz', 'DOB [date of birth] [name]'],
    ['Smith,John A  DOB:01/02/1950', '[name]  DOB:[date of birth]'],
    [
      'Saw Carlos Ruiz today. Date of birth: 4 March 1956',
      'Saw [name] today. Date of birth: [date of birth]',
    ],
    ['Carlos Ruiz\n03/04/1956\nMRN: 445566', '[name]\n[date of birth]\nMRN: [record number]'],
    ['Saw Carlos Ruiz\n11/12/2025\nMRN: 445566', 'Saw [name]\n11/12/2025\nMRN: [record number]'],
    ['MRN: 445566\r\nCarlos Ruiz\r\n03/04/1956', 'MRN: [record number]\r\n[name]\r\n[date of birth]'],
    ['Carlos Ruiz\n\nDOB: 03/04/1956', '[name]\n\nDOB: [date of birth]'],
    ['Phone: 555-123-4567\nCarlos Ruiz came.', 'Phone: [phone number]\n[name] came.'],
    ['Called Carlos Ruiz on 555-123-4567', 'Called [name] on [phone number]'],
    ['Carlos Ruiz: 555-123-4567', '[name]: [phone number]'],
    ['Maria del Carmen Lopez fell. MRN 445566', '[name] fell. MRN [record number]'],
    [
      'Mark Foley, Faisal Al-Sayed and George Small. MRN 445566',
      '[name], [name] and [name]. MRN [record number]',
    ],
    [
      'Olumide Adeyemi, Betty Walker, John A. Smith. MRN 445566',
      '[name], [name], [name]. MRN [record number]',
    ],
  ])('%j', (text, masked) => expect(maskIdentifiers(text)).toBe(masked));

  test.each([
    'Carlos Ruiz\nhas CHF.\nMRN 445566',
    'Dr. Carlos Ruiz, phone 555-123-4567. Carlos Ruiz called.',
    'Carlos Ruiz, RN, phone 555-123-4567. Carlos Ruiz called.',
    'Signed: Karen Hughes. Phone 555-123-4567',
    'Attending: Karen Hughes, 555-123-4567',
    'Poison Control 1-800-222-1222. Poison Control: phone 555-222-1222',
    'National Suicide Prevention Lifeline: 1-800-273-8255\nNational Suicide Prevention Lifeline: 555-273-8255',
    'Carlos Helpline: tel 1-800-273-8255. Trevor Project, 555-123-4567',
    'Mercy West Hospital, phone 555-123-4567. Cleveland Clinic 555-123-4567. At Cedars Sinai',
    'Ward Seven, tel 555-123-4567. North Wing. Golden Oaks. St Lukes. Mount Sinai',
    'Johnson Medical Supplies: 555-123-4567. Blue Cross. Walgreens Pharmacy. Eli Lilly. Home Depot',
    'Metoprolol Tartrate, Lasix Potassium, Normal Saline, Lactated Ringers, Tylenol Arthritis. MRN 445566',
    'Guillain Barre, Cheyne Stokes, Parkinson Tremor, Jackson Pratt, Crohn Flare, Murphy sign. MRN 445566',
    'Glasgow Coma Scale, Wong Baker, Braden Score, Morse Fall. MRN 445566',
    'Chief Complaint\nMRN 445566\nPast Medical History',
    'Progress Note\nMRN 445566\nImpaired Gas Exchange',
    'Ischemic Stroke. Pulmonary Embolism. Left Ventricle. Deep Tendon Reflexes. MRN 445566',
    'New York, Los Angeles, San Diego, 555-123-4567',
    'Some Rhubarb fell on rhubarb. Pine Rhubarb. MRN 445566',
  ])('nobody is found in %j', (text) =>
    expect(findIdentifiers(text).filter(({ kind }) => kind === 'name')).toEqual([]),
  );

  test('a date below a name is a date of birth only beside a number', () => {
    expect(findIdentifiers('Carlos Ruiz\n03/04/1956\nwas here.')).toEqual([]);
  });
});

describe('peoples, religions and counts of births are no names', () => {
  test.each([
    'African American',
    'Native American',
    'Latin American',
    'Asian American',
    'Pacific Islander',
    'Jehovah Witness',
    "Jehovah's Witness",
    'Gravida Two',
    'Black British',
    'White English',
    'Roman Catholic',
  ])('%s', (people) => expect(findIdentifiers(`A 30-year-old woman, ${people}, has lupus.`)).toEqual([]));

  test('whoever is called like one of a people is named', () => {
    expect(maskIdentifiers('A 30-year-old woman, Christian Jones, has lupus.')).toBe(
      'A 30-year-old woman, [name], has lupus.',
    );
  });
});
