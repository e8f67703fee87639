/** The test cards worth trying, and what each does (`test.*` of the strings). */
export const testCards = [
  ['good', '4242 4242 4242 4242'],
  ['declined', '4000 0000 0000 0002'],
  ['poor', '4000 0000 0000 9995'],
  ['expired', '4000 0000 0000 0069'],
  ['wrongCvc', '4000 0000 0000 0127'],
  ['processing', '4000 0000 0000 0119'],
  ['asks', '4000 0027 6000 3184'],
  ['asksAndDeclines', '4000 0084 0000 1629'],
] as const;

/** What goes with the number of any of them: any date to come and any code will do. */
export function testCardDetails(now: number): { readonly expiry: string; readonly cvc: string } {
  const nextYear = new Date(now).getUTCFullYear() + 1;
  return { expiry: `12 / ${String(nextYear).slice(-2)}`, cvc: '123' };
}
