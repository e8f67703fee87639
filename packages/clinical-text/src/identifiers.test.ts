import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findIdentifiers, firstMaskIn, maskIdentifiers, summarizeIdentifiers } from './identifiers.ts';

const found = (text: string) =>
  findIdentifiers(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('identifiers', () => {
  test.each([
    [
      'Patient: Maria Lopez, DOB 03/04/1956, MRN 4478213',
      ['name: Maria Lopez', 'birth_date: 03/04/1956', 'record_number: 4478213'],
    ],
    [
      'John A. Smith (DOB: 12 March 1950) was seen today.',
      ['name: John A. Smith', 'birth_date: 12 March 1950'],
    ],
    ['Mrs. Okafor, date of birth 1948-11-02, has dyspnoea.', ['name: Okafor', 'birth_date: 1948-11-02']],
    [
      'Patient John Smith, DOB 03/04/1961, MRN 4567821.',
      ['name: John Smith', 'birth_date: 03/04/1961', 'record_number: 4567821'],
    ],
    ['Seen today: John Smith (03/04/1961) with DKA.', ['name: John Smith', 'birth_date: 03/04/1961']],
    ['Pt Anna de Keller admitted, MRN 4567821', ['name: Anna de Keller', 'record_number: 4567821']],
    ['Patient: Maria Lopez presents with dyspnoea.', ['name: Maria Lopez']],
    ["Mrs. Whitfield's potassium is 3.1.", ['name: Whitfield']],
    ['Mrs Margaret Whitfield takes digoxin.', ['name: Margaret Whitfield']],
    ['Mr. Okafor, 68, has heart failure. Okafor needs oxygen.', ['name: Okafor', 'name: Okafor']],
    ["What explains Mr Kalnins's Monday? Monday's count.", []],
    ['My patient Aisha Rahman is breathless.', ['name: Aisha Rahman']],
    ['Aisha Rahman is a 34-year-old woman.', ['name: Aisha Rahman']],
    [
      'Margaret Whitfield, 75, was admitted. Margaret says she sees yellow halos. Whitfield was given digoxin; WHITFIELD’s INR is 2.',
      ['name: Margaret Whitfield', 'name: Margaret', 'name: Whitfield', 'name: WHITFIELD'],
    ],
    // Others of her name, and what is named after others.
    [
      'Our patient Ruth Graves was seen by Dr. Graves. She has Graves disease, and Graves’ ophthalmopathy was ruled out.',
      ['name: Ruth Graves'],
    ],
    // A name that is a word, and one that the note uses as a word.
    ['My patient Mark Foley came. Mark the site. The foley is in. Foley fell.', ['name: Mark Foley']],
    ['NHS number 943 476 5919', ['record_number: 943 476 5919']],
    ['SSN 123-45-6789', ['record_number: 123-45-6789']],
    ['Reach the daughter on (212) 555-0147 after six.', ['phone: (212) 555-0147']],
    ['Phone: 020 7946 0018', ['phone: 020 7946 0018']],
    ['Tel +44 20 7946 0018', ['phone: +44 20 7946 0018']],
    ['Write to maria.lopez@mail.example.org', ['email: maria.lopez@mail.example.org']],
    ['Lives at 14 Harbour View Road, Leeds, LS1 4AP', ['address: 14 Harbour View Road, Leeds, LS1 4AP']],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  test.each([
    'Wilhelm Röntgen (1845–1923) discovered X-rays in 1895.',
    'Patient: education and safety come first.',
    'Patient Safety Goals: identify the patient with two identifiers, name and date of birth.',
    'Mr. Jones has heart failure and takes furosemide 40 mg.',
    'Graves disease, Foley catheter, Glasgow Coma Scale, 15, is best. Dr. Singh agrees.',
    'Glasgow Coma Scale, 15, is a good sign. Virginia Apgar described it.',
    'Florence Nightingale, 90, was a nurse. Mrs. Mary Seacole was one, too.',
    'Wong Baker Scale, 6, with tears. Child Pugh Score (9) is high.',
    'Sodium 135-145 mmol/L, potassium 3.5-5.0, BP 120/80, pH 7.35-7.45.',
    'Give 1000 mL over 8 hours at 125 mL/hour; 12-lead ECG at 06:30.',
    'Alzheimer, Parkinson and Guillain-Barré are named after people.',
    'Poison control: 1-800-222-1222',
    'Patient Education Week begins on 03/04/2026. Safety Day (03/05/2026) follows.',
    'Published 12 March 1950 in volume 12, pages 100-110.',
    'Case 12: a 64-year-old man with chest pain for 3 hours.',
    'The patient is Alert and oriented; room 12 Main Ward',
    'ISBN 978-3-16-148410-0, doi 10.1000/182',
    'Hospital 30-day mortality fell from 12 to 9 in 2019-2020.',
  ])('nothing in: %s', (text) => expect(found(text)).toEqual([]));

  test('masks, and has nothing left to mask', () => {
    const text = 'Patient: Maria Lopez, DOB 03/04/1956. Call (212) 555-0147.';
    expect(maskIdentifiers(text)).toBe('Patient: [name], DOB [date of birth]. Call [phone number].');
  });

  test('holds for any text: spans are in order and inside, masking is idempotent', () => {
    const piece = fc.constantFrom(
      'Patient: ',
      'Ann Lee',
      ' DOB ',
      '01/02/1950',
      'MRN ',
      '12345678',
      ', ',
      'a@b.co',
      '555-123-4567',
      '\n',
      '12 Oak Street',
      ' Mr. ',
      '…',
      '👩‍⚕️',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
        ),
        (text) => {
          let last = 0;
          for (const { start, end } of findIdentifiers(text)) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(text.length);
          const masked = maskIdentifiers(text);
          expect(maskIdentifiers(masked)).toBe(masked);
        },
      ),
    );
  });
});

test('a summary has each kind and each wording once', () => {
  const text = 'Mr. Okafor, 68, has heart failure. Okafor needs oxygen. MRN 4478213.';
  expect(summarizeIdentifiers(text)).toEqual({
    kinds: ['name', 'record_number'],
    words: ['Okafor', '4478213'],
  });
});

test.each([
  ['[record number] of [name]', '[record number]'],
  ['a [note]', null],
])('the first mask in %j', (text, mask) => {
  const place = firstMaskIn(text);
  expect(place && text.slice(place.start, place.end)).toBe(mask);
});
