/** A card as typed. It exists only in the form and is never stored. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardField = keyof TypedCard;
export type CardProblem = 'noNumber' | 'number' | 'expiry' | 'expired' | 'cvc';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Groups of four, as on the card; American Express has 4, 6 and 5. */
export function groupNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19);
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,7})?/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/**
 * "MM / YY", adding the slash for people who type only digits. `before`: the earlier value, so that the slash can be
 * deleted.
 */
export function groupExpiry(typed: string, before: string): string {
  const [, typedMonth, typedYear] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  if (typedMonth !== undefined && typedYear !== undefined)
    return `${typedMonth.padStart(2, '0')} / ${typedYear}`;
  const all = digitsOf(typed);
  const digits = /^[2-9]/.test(all) ? `0${all}` : all;
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 4)];
  const isDeleting = typed.length < before.length;
  return month.length === 2 && !(isDeleting && year === '') ? `${month} / ${year}` : month;
}

/** The month and year of "MM / YY"; null for anything else. */
export function readExpiry(expiry: string): { readonly month: number; readonly year: number } | null {
  const [, month, year] = /^(\d{2}) \/ (\d{2})$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return null;
  return Number(month) >= 1 && Number(month) <= 12
    ? { month: Number(month), year: 2000 + Number(year) }
    : null;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Errors that can be seen without asking the server. `now` in milliseconds. */
export function problemsOfCard(card: TypedCard, now: number): Partial<Record<CardField, CardProblem>> {
  const digits = digitsOf(card.number);
  const expiry = readExpiry(card.expiry);
  const isExpired = expiry !== null && Date.UTC(expiry.year, expiry.month) <= now;
  return {
    ...(card.number.trim() === ''
      ? { number: 'noNumber' as const }
      : (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) && { number: 'number' as const }),
    ...((expiry === null || isExpired) && { expiry: isExpired ? ('expired' as const) : ('expiry' as const) }),
    ...(!/^\d{3,4}$/.test(card.cvc) && { cvc: 'cvc' as const }),
  };
}
