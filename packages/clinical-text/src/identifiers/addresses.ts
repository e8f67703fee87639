import { anyCase, anyFirst, namePart } from './patterns.ts';

/** Where somebody lives: "Flat 3, 88 Brunswick Rd, Leeds LS2 7QA", "221 Elm Street, Portland, OR 97205". */
const street = anyFirst(
  '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|close|crescent|terrace|square|way|place|pl|gardens|grove|mews)',
);
/** "Apt 6", "#6". */
const flat = String.raw`(?:${anyCase('(?:apt|apartment|flat|unit|suite)')}\.? ?#?|#)\w{1,4}`;
/** "LS2 7QA". */
const postcode = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Za-z\d])`;
/** "OR 97205". */
const zip = String.raw`[A-Z]{2} \d{5}(?:-\d{4})?`;
/** No state's two letters, nor the first ones of a postcode. */
const town = String.raw`(?!\p{Lu}{1,2}(?![\p{L}'’-]))${namePart}(?![\p{L}\d])`;

const address = new RegExp(
  [
    String.raw`(?<![\d.,/-])(`,
    // "Flat 12b, Tower House, ".
    String.raw`(?:${flat}, ?(?:${namePart} ${namePart}, ?)?)?`,
    // "4410 SE Hawthorne Blvd Apt 6".
    String.raw`\d{1,5}[A-Za-z]? (?:[NSEW]\.? )?(?:${namePart} ){1,3}${street}\b\.?(?:,? ${flat})?`,
    `(?:, ${town}(?: ${town})?)?`,
    `(?:,? ${zip}|,? ${postcode})?`,
    ')',
  ].join(''),
  'gu',
);

/** The first group is the address. */
export const addresses = [
  address,
  // "Postcode: SW1A 4QT".
  new RegExp(String.raw`\b${anyCase('post ?code')}[:\s-]{1,3}(${postcode})`, 'gu'),
];

const noTown = 'Vitamin|Grade|Level|Type|Stage|Class|Factor|Ward|Room|Bed|Bay|Unit|Floor|Block|Batch|Lot';
const afterTown = String.raw`(?<=(?<!\p{L})(?!(?:${noTown})(?!\p{L}))\p{Lu}\p{Ll}{2,20},? |, |\bat )`;
/** "Leeds LS6 1AB", which alone may be a dose of a vitamin or a grade. */
export const townsPostcode = new RegExp(
  String.raw`${afterTown}[A-Z]{1,2}\d[A-Z\d]? \d(?!ML|TH|ND|ST|RD|MG)[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])`,
  'gu',
);
