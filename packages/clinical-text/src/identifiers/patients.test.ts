import { describe, expect, test } from 'vitest';
import { findIdentifiers, maskIdentifiers } from '../identifiers.ts';

describe("patients' names are masked", () => {
  test.each([
    // After a label.
    ["Pt name: O'Brien, Siobhan\nCHF. Siobhan stated", 'Pt name: [name]\nCHF. [name] stated'],
    ["Pt name: O'Brien, Siobhan. O’Brien's BNP", "Pt name: [name]. [name]'s BNP"],
    ['Pt name: Siobhan\nAge 44', 'Pt name: [name]\nAge 44'],
    ['Patient: Maria Lopez Age 45', 'Patient: [name] Age 45'],
    ['Patient: T. Yamamoto. Yamamoto ate.', 'Patient: [name]. [name] ate.'],
    ["The patient, Samuel Adeyemi, is 29. Samuel's Hb", "The patient, [name], is 29. [name]'s Hb"],
    ['Samuel Adeyemi, 29M. S. Adeyemi. Adeyemi family', '[name], 29M. [name]. [name] family'],
    ['Pt Robert states numb L leg. Robert ate.', 'Pt [name] states numb L leg. [name] ate.'],
    ['pt: anna kowalczyk, f, 44. ms kowalczyk. ANNA KOWALCZYK', 'pt: [name], f, 44. ms [name]. [name]'],
    ['mr smith, 72m, chest pain', 'mr [name], 72m, chest pain'],
    // Beside numbers.
    ['DOB 12-MAR-1969 HOSP# A1234567', 'DOB [date of birth] HOSP# [record number]'],
    ['JOHN DOE 55 M DOB: today. John was taken', '[name] 55 M DOB: today. [name] was taken'],
    ['ANNA KOWALCZYK DOB 03.05.1982', '[name] DOB [date of birth]'],
    ['Lopez, Maria MRN 1234567', '[name] MRN [record number]'],
    [
      "driver Tyrone B. Jackson. Tyrone's SSN 219-09-9999. Mr Jackson. Jackson-Pratt drain",
      "driver [name]. [name]'s SSN [record number]. Mr [name]. Jackson-Pratt drain",
    ],
    [
      'Baby Boy Hernandez born 11/20/2026. Baby Hernandez',
      'Baby Boy [name] born [date of birth]. Baby [name]',
    ],
    // With an age.
    ['Mr. Kowalski, 72M w/ COPD. Mr. Kowalski c/o SOB', 'Mr. [name], 72M w/ COPD. Mr. [name] c/o SOB'],
    [
      'Mrs Chen (81F) fell. Chen is on Eliquis. Buck traction',
      'Mrs [name] (81F) fell. [name] is on Eliquis. Buck traction',
    ],
    [
      'Mr Kowalski is 72 and well. Mrs Obi aged 66 fell.',
      'Mr [name] is 72 and well. Mrs [name] aged 66 fell.',
    ],
    ['MR KOWALSKI, 72M, COPD', 'MR [name], 72M, COPD'],
    ['Bed 4 - James Whitmore, 67, post CABG. James needs', 'Bed 4 - [name], 67, post CABG. [name] needs'],
    ['Bed 5 - Fatima Al-Sayed 34 yo G2P1', 'Bed 5 - [name] 34 yo G2P1'],
    ['Bed 6: Nguyen Van Thanh, 59M, DKA. Thanh refusing', 'Bed 6: [name], 59M, DKA. [name] refusing'],
    ['Room 12: Ann Lee, 67, hip', 'Room 12: [name], 67, hip'],
    ['Resident Ethel Marsh, room 12, aged 88. Miss Marsh', 'Resident [name], room 12, aged 88. Miss [name]'],
    ['Liam Carter, 6 months old, admitted 1830', '[name], 6 months old, admitted 1830'],
    ['Anna van der Berg, 45F. Ms van der Berg ate.', '[name], 45F. Ms [name] ate.'],
    [
      "45 y/o female, Maria Gonzalez-Reyes, presents. Maria has Crohn's disease. Gonzalez ate.",
      "45 y/o female, [name], presents. [name] has Crohn's disease. [name] ate.",
    ],
    ['Maria Gonzalez-Reyes, presents to ED', '[name], presents to ED'],
    // Spoken of as a patient.
    [
      "Mr. Chen was admitted. Mr. Chen's on O2. Assisted Chen with meals. Chen's breathing is fast.",
      "Mr. [name] was admitted. Mr. [name]'s on O2. Assisted [name] with meals. [name]'s breathing is fast.",
    ],
    [
      'seen w/ Mr Brown. Robert Brown fell. Pt Robert states',
      'seen w/ Mr [name]. [name] fell. Pt [name] states',
    ],
    [
      'Pt Robert states. Robert Brown has Brown-Sequard. Brown sputum',
      'Pt [name] states. [name] has Brown-Sequard. Brown sputum',
    ],
    [
      'I looked after a lady called Dorothy. Dorothy was sad.',
      'I looked after a lady called [name]. [name] was sad.',
    ],
    ['I cared for a man called Harold Pike. Harold ate.', 'I cared for a man called [name]. [name] ate.'],
    // A name that is a word, where somebody is spoken of.
    [
      'Client: Grace Hill. Grace says so. Will start Lithium. Hill was seen by Dr. Young: Young Mania Rating Scale. Grace period',
      'Client: [name]. [name] says so. Will start Lithium. [name] was seen by Dr. Young: Young Mania Rating Scale. Grace period',
    ],
    [
      'Mrs Hill (81F) was brought in. Hill was reviewed.',
      'Mrs [name] (81F) was brought in. [name] was reviewed.',
    ],
    ['CARLOS RUIZ MRN 445566. WITH RUIZ: WIFE.', '[name] MRN [record number]. WITH [name]: WIFE.'],
    ['Mrs Hill (81F) fell up the hill. Hill sign.', 'Mrs [name] (81F) fell up the hill. Hill sign.'],
    // Relatives of a patient who is named.
    [
      'Mr. Kowalski, 72M. Wife Anna at bedside. Anna left.',
      'Mr. [name], 72M. Wife [name] at bedside. [name] left.',
    ],
    [
      "Mrs Chen (81F). Mrs Chen's daughter Linda Chen is NOK.",
      "Mrs [name] (81F). Mrs [name]'s daughter [name] is NOK.",
    ],
    [
      'Baby Hernandez born 11/20/2026. Mother: Rosa Hernandez, G1P1. Mom Rosa tired.',
      'Baby [name] born [date of birth]. Mother: [name], G1P1. Mom [name] tired.',
    ],
    [
      "A lady called Dorothy. Dorothy's son Peter was upset.",
      "A lady called [name]. [name]'s son [name] was upset.",
    ],
    [
      "Client: Maria Lopez. Mother: Hypertension. Father: Breast Cancer. Brother: Alive. Sister: Anna Lopez. Mother Alzheimer's.",
      "Client: [name]. Mother: Hypertension. Father: Breast Cancer. Brother: Alive. Sister: [name]. Mother Alzheimer's.",
    ],
    // Colleagues and what is named after others.
    [
      'Client: Jessica Tran. RN Jessica Tran, Sister Karen Tran, Dr. K. Tran and Nurse: B. Tran came.',
      'Client: [name]. RN Jessica Tran, Sister Karen Tran, Dr. K. Tran and Nurse: B. Tran came.',
    ],
    ["Client: John Doe. St John's wort. Johns Hopkins.", "Client: [name]. St John's wort. Johns Hopkins."],
  ])('%j', (text, masked) => expect(maskIdentifiers(text)).toBe(masked));
});

describe('nobody is found', () => {
  test.each([
    'Graves Disease notes: Mr Graves was on Carbimazole. Hashimoto Thyroiditis, 40F.',
    'Addison Disease, 40, presents with hyperpigmentation.',
    'Virginia Henderson (11/30/1897) had 14 needs.',
    'Marie Curie (born 7 November 1867) and Marie Curie, born in Warsaw, found radium.',
    'Patient Name Band is checked. Client Centred Care Plan. Maslow Hierarchy. Naegele Rule was used.',
    'Johns Hopkins Hospital has a fall tool. Wife Anna came.',
    'Jackson-Pratt drain. Brown-Sequard syndrome. Brown sputum. Grace period. Le Fort II #.',
    'Young Mania Rating Scale; HAM-D by Hamilton. Abbey Pain Scale. Murphy sign. Buck traction.',
    'Braden Scale, 12, is a high risk. Norton Scale used too. Levine technique for swab.',
    'Seen by consultant Mr Patel. Mr Patel said to stop. Mr Patel is on call.',
    'Mark Foley, RN, 45, presents to ED staff. Nurse Karen Hughes, 45, has left.',
    'A man named Phineas Gage survived. In New Zealand, 65 male patients were seen.',
    'Brand name: Advair Diskus, generic name: Fluticasone Salmeterol',
    'pt: chest pain, 44, male; pt: alert orientated, f',
    'Hydrochloric Acid 12 M, Sodium Chloride 1 M. Walked Main Corridor 50 m.',
    'Salem Sump 16 F. Sengstaken Blakemore 14 F tube. Foley Catheter 16F.',
    'Bed 4: Chest Drain, 45 ml. Bed 2 - Nil By Mouth, 45. Chest Pain, 67M. Sinus Rhythm 75 M',
    'Mother Baby Unit. Father: Diabetes. Partner Notification.',
    'Patient Advocate states that. Patient Safety says so. The patient, Alert And Oriented, is calm.',
    'Myasthenia Gravis presents with weakness. Acute Coronary Syndrome presents to ED.',
    'Patricia Benner, 1984, described novice to expert. Dorothea Orem, 43, developed it.',
  ])('in %j', (text) => expect(findIdentifiers(text)).toEqual([]));
});
