import { anyCase } from './patterns.ts';

/** Dates, and the labels of a date of birth: "DOB: 03/04/1956", "born on 4 March 1956". */
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const shortOrFullYear = String.raw`(?:\d{4}|\d{2})`;
const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

/** "3-14-1958", "1950-01-02". */
export const numericDate = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-]${shortOrFullYear}|\d{4}-\d{2}-\d{2})`;
const withMonth = [
  // "12-MAR-1969".
  String.raw`\d{1,2}[-/ ]${month}[-/ ]${shortOrFullYear}`,
  // "4th of March, 1956".
  String.raw`${ordinal} (?:of )?${month},? \d{4}`,
  // "March 4, 1956".
  String.raw`${month} ${ordinal},? \d{4}`,
];
export const date = String.raw`(?:${[numericDate, ...withMonth].join('|')})(?!\d)`;

const label = String.raw`\bdate of birth|\bbirth ?date`;
/** "DOB: 03/04/1956"; the group is the date. */
export const birthDate = String.raw`(?:\bd\.? ?o\.? ?b\.?|${label}|\bborn(?: on)?)[:\s-]{0,4}(${date})`;
/** What stands before a date of birth; "born" without a date may be a place or a cause. */
export const labeledBirth = anyCase(String.raw`(?:\bd\.? ?o\.? ?b\b|${label}|\bborn(?: on)? ${date})`);

/** Whoever was born before 1900 is in a history, and nobody's patient. */
export const isLongAgo = (text: string): boolean => /(?<!\d)1[0-8]\d\d(?!\d)/.test(text);
