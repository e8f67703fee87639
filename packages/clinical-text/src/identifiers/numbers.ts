import { anyCase, namePart } from './names.ts';

/** Identifiers that are told by their form or by the label before them. */
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
export const numericDate = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})`;
const date = String.raw`(?:${numericDate}|\d{1,2}[-/ ]${month}[-/ ](?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th)? (?:of )?${month},? \d{4}|${month} \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?!\d)`;
const birthLabel = String.raw`(?:\bd\.? ?o\.? ?b\.?|\bdate of birth|\bbirth ?date|\bborn(?: on)?)`;
export const birthDate = String.raw`${birthLabel}[:\s-]{0,4}(${date})`;
/** What stands before a date of birth; "born" without a date may be a place or a cause. */
export const labeledBirth = anyCase(
  String.raw`(?:\bd\.? ?o\.? ?b\b|\bdate of birth|\bbirth ?date|\bborn(?: on)? ${date})`,
);
const street = String.raw`(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|close|crescent|terrace|square|way|place|pl)`;

/** Patterns that are an identifier by themselves; the first group, where there is one, is the part to mask. */
export const numbers = [
  ['email', /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?![\w-])/gi],
  ['birth_date', new RegExp(birthDate, 'gi')],
  [
    'record_number',
    /\b(?:mrn|medical record|hosp(?:ital)?|patient|chart|nhs|health card|medicare|insurance|policy|account|case|record|social security|ssn)\.?\s?(?:no\.?|num(?:ber)?|id|#)?[:\s#-]{0,4}((?=[A-Z\d-]{0,5}\d)[A-Z]{0,4}-?\d[\d -]{3,14}\d)(?![\d%/])/gi,
  ],
  ['record_number', /(?<![\d-])(\d{3}-\d{2}-\d{4})(?![\d-])/g],
  [
    'phone',
    /\b(?:tel(?:ephone)?|phone|mobile|cell|contact|pager|fax)\.?(?: (?:no|number))?\.?[:\s-]{0,4}(\+?[\d(][\d ()-]{6,16}\d)/gi,
  ],
  ['phone', /(?<![\d.+-])(\+\d{1,3}[ -]\(?\d{1,4}\)?(?:[ -]\d{2,4}){2,4})(?![\d-])/g],
  ['phone', /(?<![\d.-])((?!8\d\d)(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4})(?![\d-])/g],
  ['phone', /(?<![\d.-])(07\d{3} ?\d{3} ?\d{3})(?!\d)/g],
  [
    'address',
    new RegExp(
      String.raw`(?<![\d.,/-])(\d{1,5}[A-Za-z]? (?:${namePart} ){1,3}${street.replace(/\b[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)}\b\.?(?:, ?(?:apt|flat|unit) ?\w{1,4})?(?:, ${namePart}(?: ${namePart})?)?(?:,? [A-Z]{2} \d{5}(?:-\d{4})?|,? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})?)`,
      'gu',
    ),
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Whoever was born before 1900 is in a history, and nobody's patient. */
export const isLongAgo = (date: string): boolean => /(?<!\d)1[0-8]\d\d(?!\d)/.test(date);
