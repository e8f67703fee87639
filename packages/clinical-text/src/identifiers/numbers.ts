import { anyCase, namePart } from './names.ts';

/** Identifiers that are told by their form or by the label before them. */
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
export const numericDate = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})`;
export const date = String.raw`(?:${numericDate}|\d{1,2}[-/ ]${month}[-/ ](?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th)? (?:of )?${month},? \d{4}|${month} \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?!\d)`;
const birthLabel = String.raw`(?:\bd\.? ?o\.? ?b\.?|\bdate of birth|\bbirth ?date|\bborn(?: on)?)`;
export const birthDate = String.raw`${birthLabel}[:\s-]{0,4}(${date})`;
/** What stands before a date of birth; "born" without a date may be a place or a cause. */
export const labeledBirth = anyCase(
  String.raw`(?:\bd\.? ?o\.? ?b\b|\bdate of birth|\bbirth ?date|\bborn(?: on)? ${date})`,
);
const street = String.raw`(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|close|crescent|terrace|square|way|place|pl|gardens|grove|mews)`;

const capitalStreet = street.replace(/\b[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
const flat = String.raw`(?:${anyCase('(?:apt|apartment|flat|unit|suite)')}\.? ?#?|#)\w{1,4}`;
const postcode = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Za-z\d])`;
/** No state's two letters, nor the first ones of a postcode. */
const town = String.raw`(?!\p{Lu}{1,2}(?![\p{L}'’-]))${namePart}(?![\p{L}\d])`;
const home = String.raw`(?<![\d.,/-])((?:${flat}, ?(?:${namePart} ${namePart}, ?)?)?\d{1,5}[A-Za-z]? (?:[NSEW]\.? )?(?:${namePart} ){1,3}${capitalStreet}\b\.?(?:,? ${flat})?(?:, ${town}(?: ${town})?)?`;
const postal = String.raw`(?:,? [A-Z]{2} \d{5}(?:-\d{4})?|,? ${postcode})?)`;

/** Patterns that are an identifier by themselves; the first group, where there is one, is the part to mask. */
export const numbers = [
  ['email', /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?![\w-])/gi],
  ['birth_date', new RegExp(birthDate, 'gi')],
  [
    'record_number',
    /\b(?:mrn|medical record|hosp(?:ital)?|patient|chart|nhs|health card|medicare|insurance|policy|account|acct|encounter|case|record|social security|ssn)\.?\s?(?:no\.?|num(?:ber)?|id|#)?[:\s#-]{0,4}((?=[A-Z\d-]{0,5}\d)(?!(?:19|20)\d\d ?- ?(?:19|20)\d\d(?!\d))[A-Z]{0,4}-?\d[\d -]{3,14}\d)(?![\d%/])/gi,
  ],
  ['record_number', /(?<![\d-])(\d{3}-\d{2}-\d{4})(?![\d-])/g],
  [
    'phone',
    /\b(?:tel(?:ephone)?|phone|mobile|cell|contact|pager|fax)\.?(?: (?:no|number))?\.?[:\s-]{0,4}(\+?[\d(][\d ()-]{6,16}\d)/gi,
  ],
  [
    'phone',
    /(?<![\d.+-])(\+\d{1,3}[ -]\(?\d{1,4}\)?(?:[ -]\d{2,4}){2,4}|\+(?:[17]|[2-9]\d{1,2})[ -]\(?\d{2,5}\)?[ -]\d{5,8}|\+(?:1[2-9]\d{9}|[2-9]\d{10,12}))(?![\d-])/g,
  ],
  ['phone', /(?<![\d.-])((?!8\d\d)(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4})(?![\d-])/g],
  [
    'phone',
    /(?<![\d./-])(07\d{3} ?\d{3} ?\d{3}|00[2-9]\d{1,2} \d{2,5} \d{5,8}|02\d \d{4} \d{4}|01\d{2,3} \d{3} \d{4}|01\d{3} \d{6})(?![\d-])/g,
  ],
  ['address', new RegExp(`${home}${postal}`, 'gu')],
  ['address', new RegExp(String.raw`\b${anyCase('post ?code')}[:\s-]{1,3}(${postcode})`, 'gu')],
] as const satisfies readonly (readonly [string, RegExp])[];

/** "Leeds LS6 1AB", which alone may be a dose of a vitamin or a grade. */
export const townsPostcode =
  /(?<=(?<!\p{L})(?!(?:Vitamin|Grade|Level|Type|Stage|Class|Factor|Ward|Room|Bed|Bay|Unit|Floor|Block|Batch|Lot)(?!\p{L}))\p{Lu}\p{Ll}{2,20},? |, |\bat )[A-Z]{1,2}\d[A-Z\d]? \d(?!ML|TH|ND|ST|RD|MG)[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])/gu;

/** Whoever was born before 1900 is in a history, and nobody's patient. */
export const isLongAgo = (date: string): boolean => /(?<!\d)1[0-8]\d\d(?!\d)/.test(date);
