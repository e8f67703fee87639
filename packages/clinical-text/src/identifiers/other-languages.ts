import type { Identifier, IdentifierKind } from './places.ts';

/** Identifiers with a label in another of the product's languages: "Patientin: Maria Lopez, geb. 04.03.1951", "病历号：4482913". */

const gap = String.raw`\s{0,3}[:：.]?\s{0,3}`;
const colon = String.raw`\s{0,3}[:：]\s{0,3}`;
/** No letter stands before a label. */
const begin = String.raw`(?<!\p{L})`;

const latinName = String.raw`\p{Lu}[\p{Ll}'’-]{1,24}(?:(?: (?:de|da|do|dos|del|la|von|van|el))? \p{Lu}[\p{Ll}'’-]{1,24}){1,3}(?!\p{L})`;
const arabicName = String.raw`\p{Script=Arabic}{2,20}(?: \p{Script=Arabic}{2,20}){1,2}`;
/** "Patient: Maria Lopez" is found as in English. */
const names = [
  // "Patientin: Maria Lopez", "Nombre de la paciente: María López".
  `${begin}(?:Patient(?:in|e)|Paciente|Name de[rs] Patient\\p{L}{1,3}|Nom(?:bre|e)?(?: (?:du|de la|del|do|da) [Pp]a[ct]ient\\p{L}{0,3})?)${colon}(${latinName})`,
  // "Ma patiente Marie Dupont": a noun that takes no capital, and a name that has some.
  `${begin}(?:patiente|paciente|(?<=[Mm]on |[Nn]otre )patient) (${latinName})`,
  `${begin}(?:اسم )?المريضة?${colon}(${arabicName})`,
  `(?:患者(?:姓名|名)?|姓名|氏名)${colon}([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}]{2,8}(?: [\\p{Script=Han}\\p{Script=Katakana}]{1,6})?)`,
  `(?:환자(?:명|분)?|성명|이름)${colon}(\\p{Script=Hangul}{2,5})`,
];

const date = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}\.?(?:er)?(?: de)? \p{L}{3,10}(?: de)? \d{4}|\d{4}[年년] ?\d{1,2}[月월] ?\d{1,2}[日일])`;
const birth = [
  'geb(?:\\.|oren(?: am)?)|Geburtsdatum|Geb\\.-Datum',
  'née?(?:\\(e\\))? le|date de naissance',
  'fecha de nacimiento|nacid[oa] el',
  'data de nascimento|nascid[oa] em',
  'تاريخ الميلاد|تاريخ الولادة|مواليد',
  '出生日期|出生年月|生年月日|생년월일',
];

const recordNumber = String.raw`[A-Z]{0,3}-?\d[\d/-]{3,14}`;
const records = [
  'Fallnummer|Fall-Nr\\.|Patienten-?(?:ID|Nr\\.?|nummer)|Aufnahmenummer|Versichertennummer',
  'dossier(?: n[°o]\\.?)?|n[°o] (?:de )?dossier|IPP|n[°o] de sécurité sociale',
  '(?:n\\.?[ºo] de )?historia(?: clínica)?|NHC|expediente',
  'prontuário|n\\.?[ºo] do prontuário|CPF|CNS',
  'رقم الملف|الرقم الطبي|رقم الهوية',
  '病历号|住院号|病案号|患者番号|カルテ番号|診察券番号|환자번호|등록번호|차트번호',
];

const phoneLabels =
  'tél(?:éphone)?|Tel(?:efon)?|Handy|teléfono|móvil|telefone|celular|هاتف|جوال|电话|手机|電話(?:番号)?|携帯|전화(?:번호)?|연락처';
const phones = [
  `${begin}(?:${phoneLabels})${gap}(\\+?[\\d(][\\d ()/-]{6,16}\\d)`,
  // "06 12 34 56 78", "0171 2345678", "090-1234-5678", "010-1234-5678", "13812345678".
  String.raw`(?<![\d.+-])(0[1-9](?: \d{2}){4}|01[5-7]\d[ /-]\d{7,8}|0\d{1,3}-\d{3,4}-\d{4}|1[3-9]\d{9})(?![\d-])`,
];

const patterns: readonly (readonly [IdentifierKind, readonly RegExp[]])[] = [
  ['name', names.map((each) => new RegExp(each, 'gu'))],
  ['birth_date', birth.map((label) => new RegExp(`${begin}(?:${label})${gap}(${date})`, 'giu'))],
  ['record_number', records.map((label) => new RegExp(`${begin}(?:${label})${gap}(${recordNumber})`, 'giu'))],
  ['phone', phones.map((each) => new RegExp(each, 'giu'))],
];

export const inOtherLanguages = (text: string): readonly Identifier[] =>
  patterns.flatMap(([kind, forms]) =>
    forms.flatMap((form) =>
      [...text.matchAll(form)].map(({ index, 0: whole, 1: part = whole }) => {
        const start = index + whole.lastIndexOf(part);
        return { kind, start, end: start + part.trimEnd().length };
      }),
    ),
  );
