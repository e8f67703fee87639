import { describe, expect, test } from 'vitest';
import { findIdentifiers, maskIdentifiers } from '../identifiers.ts';

describe('patients by what they are called, and their people, are masked', () => {
  test.each([
    [
      'Client Abdirahman Warsame, 6/12 old, mum Hodan. Hodan c/o low mood.',
      'Client [name], 6/12 old, mum [name]. [name] c/o low mood.',
    ],
    ['Client Joseph Odhiambo, age 6, asthma.', 'Client [name], age 6, asthma.'],
    [
      'pt Priyanka S., G3P2. Partner Rohan at bedside. Baby girl delivered 1322, named Anika. EBL 300. Saw Priyanka & Anika.',
      'pt [name], G3P2. Partner [name] at bedside. Baby girl delivered 1322, named [name]. EBL 300. Saw [name] & [name].',
    ],
    [
      `my pt is mr. tobias grunewald 69 yo m. tobias' wife ingrid manages meds. he goes by "toby". toby denies cp. Contact: ingrid`,
      `my pt is mr. [name] 69 yo m. [name]' wife [name] manages meds. he goes by "[name]". [name] denies cp. Contact: [name]`,
    ],
    ['My pt is mrs. ines carvalho, 77. Ines ate.', 'My pt is mrs. [name], 77. [name] ate.'],
    [
      "our patient is mrs eileen o'dowd, 88, copd. eileen's daughter helps.",
      "our patient is mrs [name], 88, copd. [name]'s daughter helps.",
    ],
    [
      'Today I met Violet for the first time. Her neighbour Bernard lets us in. Violet told me about her late husband Cyril. I warned Violet before.',
      'Today I met [name] for the first time. Her neighbour [name] lets us in. [name] told me about her late husband [name]. I warned [name] before.',
    ],
    [
      'I cared for Margaret today. Her husband, Alan, visits. Her daughters, Kate and Lucy, too.',
      'I cared for [name] today. Her husband, [name], visits. Her daughters, [name] and [name], too.',
    ],
    [
      'Mr. Lamar Whitfield and his wife, Denise. Call Denise.',
      'Mr. [name] and his wife, [name]. Call [name].',
    ],
    [
      'My patient, Beatriz (72F). Son-in-law Pete. Ex-husband Martin. Mum, Tracey, is aware.',
      'My patient, [name] (72F). Son-in-law [name]. Ex-husband [name]. Mum, [name], is aware.',
    ],
    ['Met client Jasmine (she/her). Jasmine cried.', 'Met client [name] (she/her). [name] cried.'],
    ['A 92 year old lady, Winifred, who has HF.', 'A 92 year old lady, [name], who has HF.'],
    [
      'The mother, Chidinma, said that baby Tobenna has fed.',
      'The mother, [name], said that baby [name] has fed.',
    ],
    [
      'Pt: Teodora Vasquez, 44F. Reviewed with Teo at 1530.',
      'Pt: [name], 44F. Reviewed with [name] at 1530.',
    ],
  ])('%j', (text, masked) => expect(maskIdentifiers(text)).toBe(masked));

  test.each([
    'I met Karen. She is my mentor. I met Nadine, my practice supervisor. I met Dr Smith for the first time.',
    'I cared for Covid patients. I looked after Bay C today. I cared for a lady with dementia.',
    'Patient Group A. Client Plan B. Patient Type O. Pt Hepatitis B. is carried.',
    'my patient is missing her doses. Our client is mistaken. His wife manages meds.',
    'Patient Engagement (12) is important. My patient, 72, is well. In the baby Moro is present.',
    'A 64-year-old man, Caucasian, who smokes. Mother, Alzheimer’s. Her husband, Alan, visits.',
  ])('nobody in %j', (text) => expect(findIdentifiers(text)).toEqual([]));

  test('an illness, a product and a month are no relatives', () => {
    const rest =
      'Her mother, Diabetes, her father, CABG. Her brother, Alzheimer’s. Mother Asperger’s, aunt Ehlers Danlos. Baby formula called Aptamil. Husband also has asthma. In Mar, Mark the site.';
    expect(maskIdentifiers(`Client: Maria Marlowe. ${rest}`)).toBe(`Client: [name]. ${rest}`);
  });
});
