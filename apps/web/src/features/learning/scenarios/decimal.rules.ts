/**
 * Parses a typed number: "3,5" and "3.5" are the same in any language. A single separator followed by three digits is
 * read as the language writes it ("1,000" is a thousand in English, "1.000" in German), unless the number starts with a
 * zero. Null for anything else.
 */
export function parseDecimal(text: string, language: string): number | null {
  const plain = text
    .trim()
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^−/, '-');
  const digits = plain.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  if (!/^[+-]?[\d.,٫٬]+$/.test(digits) || !/\d/.test(digits)) return null;
  const western = digits.replaceAll('٫', '.').replaceAll('٬', '');
  const last = Math.max(western.lastIndexOf('.'), western.lastIndexOf(','));
  if (last < 0) return Number(western);
  const separator = western[last] ?? '.';
  const isGrouped = western.split(separator).length > 2 || isThousands(western, separator, language);
  if (isGrouped) {
    const whole = /^[+-]?\d{1,3}(?:[.,]\d{3})+$/.test(western);
    return whole ? Number(western.replaceAll(/[.,]/g, '')) : null;
  }
  const head = western.slice(0, last).replaceAll(/[.,]/g, '');
  return Number(`${head}.${western.slice(last + 1)}`);
}

function isThousands(text: string, separator: string, language: string): boolean {
  if (!/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return false;
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1234567);
  return parts.find(({ type }) => type === 'group')?.value === separator;
}
