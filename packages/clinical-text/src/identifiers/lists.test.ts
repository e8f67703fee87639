import { describe, expect, test } from 'vitest';
import { findIdentifiers, maskIdentifiers } from '../identifiers.ts';

describe('patients of a list are masked', () => {
  test.each([
    [
      "S/R 1: Okonkwo, Blessing 61F – LRTI. Blessing's husband Emeka rings",
      "S/R 1: [name] 61F – LRTI. [name]'s husband [name] rings",
    ],
    ['S/R 2 – P. Delacroix-Marsh 78 ♂ R THR', 'S/R 2 – [name] 78 ♂ R THR'],
    [
      'S/R 4 A. Fernandes 61 ♀ TKR. Trolley 2 – Ellis, J. 80 M',
      'S/R 4 [name] 61 ♀ TKR. Trolley 2 – [name] 80 M',
    ],
    [
      'Bay C bed 3 "Wee Jeannie" McAllister, 90, DNACPR, niece Morag.',
      'Bay C bed 3 "[name]" [name], 90, DNACPR, niece [name].',
    ],
    [
      "1. LINDQVIST Astrid F 54 | 0047719 | lap chole\n2. Rahman, Md. Shafiq M 37 | 0051102\n3. D'Souza Marlene 70 | 0048830 | Hartmann's\n4. Xu Li 45 F | 0050017 | Graves",
      "1. [name] F 54 | [record number] | lap chole\n2. [name] M 37 | [record number]\n3. [name] 70 | [record number] | Hartmann's\n4. [name] 45 F | [record number] | Graves",
    ],
    [
      '1. Nguyen, Thi Lan 45F - chole\n2. Brown, Arthur 78 - hip\n3. Metoprolol Tartrate 50',
      '1. [name] 45F - chole\n2. [name] 78 - hip\n3. Metoprolol Tartrate 50',
    ],
    ['KOWALCZYK Anna 44 F\nAL-RASHID Noor 9 F', '[name] 44 F\n[name] 9 F'],
    ['B1 SMITH, John 72M CAP\nB2 JONES Mary (82F) UTI', 'B1 [name] 72M CAP\nB2 [name] (82F) UTI'],
    ['| Smith, John | 72 | M | 0012345 |', '| [name] | 72 | M | [record number] |'],
    ['MR JOHN SMITH (72M) 0012345678.', 'MR [name] (72M) [record number].'],
  ])('%j', (text, masked) => expect(maskIdentifiers(text)).toBe(masked));

  test.each([
    '1. Metoprolol Tartrate 50\n2. Amoxicillin, Clavulanate 500 M\n3. Diabetes, Mellitus 61\n4. Ramipril, Oral 10',
    'Metoprolol Tartrate 50. Amoxicillin, Clavulanate 500 M. Diabetes, Mellitus 61.',
    'Amoxicillin, Clavulanate 50 M\nDiabetes, Mellitus 61F\nHypertension, Essential 54 F\nFerritin, Serum F 54',
    '- Levothyroxine Sodium 75\n- Lantus Solostar 20\n- Seretide Accuhaler 50\n- Humalog Kwikpen 6 units',
    'Bed 1: Furosemide Oral 40. Bed 2: Co-amoxiclav IV, 45. Bed 3: Insulin Glargine 20.',
    'Bed 1: Hip Fracture, 82F. Bed 3: Gastric Bleed 61M. Bed 4: Septic Shock 70F.',
    '1. Normal Range Haemoglobin M 130-180\n2. Hematocrit F 37-47\n3. Uric Acid M 3.4-7.0',
    '1. Smith, John 61, 2004.\n2. Benner, Patricia 1984\n3. Henderson, Virginia 14',
    '1. Brown, Theodore 12, 45-67\n2. Lewis, Sharon M, 11th ed\n3. Kolb, David 1984 F 12',
    'Foley Catheter F 16\nE. Coli 45 F\nC. Difficile 70 F\nS. Aureus M 12',
    '"Gold Standard" Framework, 2004. "Golden Hour" Rule, 60. The "Brown Bag" Review, 90.',
    'Men, Women F 34. Monday, Ward 6 F 20. Room 5 North Wing, 45.',
  ])('nobody in %j', (text) => expect(findIdentifiers(text)).toEqual([]));

  test('what stands beside patients in a list is none', () => {
    const list =
      '1. Blood Glucose 61\n2. Okafor, Ben M 40\n3. Respiratory Rate, Adult 18\n4. Body Temp 37\n5. Waist, 90';
    expect(maskIdentifiers(list)).toBe(list.replace('Okafor, Ben', '[name]'));
  });
});

describe('a bed without an age', () => {
  test.each([
    ['Room 7 / Garcia, Maria / 3-14-1958 / allergic', 'Room 7 / [name] / [date of birth] / allergic'],
    ['Room 7 / Maria Garcia / allergic to penicillin', 'Room 7 / [name] / allergic to penicillin'],
    ['Bed 6: J. Whitmore, obs stable', 'Bed 6: [name], obs stable'],
    ['Bed 6 Whitmore J. obs stable', 'Bed 6 [name] obs stable'],
    ['Bed 3: BROWN, J. for theatre', 'Bed 3: [name] for theatre'],
  ])('%j', (text, masked) => expect(maskIdentifiers(text)).toBe(masked));

  test.each([
    'Room 4 / Intensive Care / visitors until 8',
    'Bed 2: Vital Signs, Intake',
    'Bay 3 Oxygen, Suction and Monitor',
    'Room 12 / Normal Saline / 500 mL',
    'Bed 5 Vitamin K. given',
    'Bed 1: C. Difficile, isolate',
    'Room 9: E. Coli, contact precautions',
    'Bed 6: Good, Stable. Bed 7: Co-Amoxiclav IV, 45.',
  ])('nobody in %j', (text) => expect(findIdentifiers(text)).toEqual([]));
});

describe('identifiers by their form', () => {
  test.each([
    ['Her number is +44 7700 900233.', 'Her number is [phone number].'],
    ['+353 86 1234567, +447700900233, 020 7946 0812', '[phone number], [phone number], [phone number]'],
    ['Acct #: 700219384', 'Acct #: [record number]'],
    ['at 14 Larchfield Close, Kendal LA9 4QT. Her', 'at [address]. Her'],
    ['Address: Flat 3, 88 Brunswick Rd, Leeds LS2 7QA. Email', 'Address: [address]. Email'],
    ['4410 SE Hawthorne Blvd Apt 6, Portland OR 97215. Born', '[address]. Born'],
    ['Flat 12b, Tower House, 9 High Street, Cardiff, CF10 1AA', '[address]'],
    ['Postcode: SW1A 4QT', 'Postcode: [address]'],
    ['Patient: Rhys Owen. Now in Leeds LS6 1AB', 'Patient: [name]. Now in Leeds [address]'],
  ])('%j', (text, masked) => expect(maskIdentifiers(text)).toBe(masked));

  test.each([
    'Vitamin B12 5MG. Grade S1 2ND. T12 L1 2MG. NICE CG12 4AB is in Leeds LS6 1AB.',
    'Na +140 135 145; change +10 20 30 mmHg; +1212121212; account 2019-2020',
  ])('nothing in %j', (text) => expect(findIdentifiers(text)).toEqual([]));
});
