/**
 * 13 to 19 digits that stand alone, grouped or not. Ids don't match: they have letters or hyphens around their digits.
 */
const digitsAlone = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g;
/** Prefixes of the card networks' numbers: Visa, Mastercard, American Express, Diners Club, JCB, Discover, UnionPay. */
const networks = /^(?:4|5[1-5]|2[2-7]|3[04-9]|6[0245])/;

/** The check digit of card numbers (ISO/IEC 7812). */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text contains what must be a payment card number. */
export function hasCardNumber(text: string): boolean {
  return [...text.matchAll(digitsAlone)]
    .map(([found]) => found.replaceAll(/[ -]/g, ''))
    .some((digits) => networks.test(digits) && passesLuhn(digits));
}
