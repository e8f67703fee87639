import { expect, test } from 'vitest';
import { findIdentifiers } from '../identifiers.ts';

const found = (text: string) => findIdentifiers(text).map(({ start, end }) => text.slice(start, end));

test.each([
  [
    'Patientin: Maria Lopez, Fallnummer 4482913, geb. 04.03.1951, Telefon 0171 2345678',
    ['Maria Lopez', '4482913', '04.03.1951', '0171 2345678'],
  ],
  ['Patient: Maria Lopez, Geburtsdatum: 4. März 1951', ['Maria Lopez', '4. März 1951']],
  [
    'Ma patiente Marie Dupont, née le 12/03/1954, dossier 4482913, tél. 06 12 34 56 78',
    ['Marie Dupont', '12/03/1954', '4482913', '06 12 34 56 78'],
  ],
  [
    'Paciente: María López, fecha de nacimiento 04/03/1951, historia clínica 4482913',
    ['María López', '04/03/1951', '4482913'],
  ],
  [
    'Paciente: João da Silva, data de nascimento: 4 de março de 1951, prontuário 4482913',
    ['João da Silva', '4 de março de 1951', '4482913'],
  ],
  ['المريض: أحمد علي، تاريخ الميلاد 12/03/1954، رقم الملف 4482913', ['أحمد علي', '12/03/1954', '4482913']],
  [
    '患者：王小明，出生日期：1954年3月12日，病历号：4482913，电话 13812345678',
    ['王小明', '1954年3月12日', '4482913', '13812345678'],
  ],
  [
    '氏名：山田太郎、生年月日：1954年3月12日、患者番号：4482913、090-1234-5678',
    ['山田太郎', '1954年3月12日', '4482913', '090-1234-5678'],
  ],
  [
    '환자명: 김민수, 생년월일: 1954년 3월 12일, 환자번호: 4482913, 010-1234-5678',
    ['김민수', '1954년 3월 12일', '4482913', '010-1234-5678'],
  ],
])('%s', (text, expected) => expect(found(text)).toEqual(expected));

test.each([
  'Der Patient hat Fieber. Patienten mit Diabetes werden geschult.',
  'La patiente présente une dyspnée. Le dossier est complété chaque jour, 2 fois.',
  'El paciente refiere dolor. La historia clínica se revisa en 24 horas.',
  'Paciente com Diabetes Mellitus Tipo 2',
  'المريض يعاني من ضيق التنفس منذ 3 أيام',
  '患者应每日称体重，血钠 135 mmol/L，血钾 3.5–5.0。',
  '환자는 매일 체중을 측정한다. 나트륨 135 mmol/L',
  'Patient: Herzinsuffizienz seit 2019. Name des Medikaments: Furosemid.',
])('%s has none', (text) => expect(found(text)).toEqual([]));
