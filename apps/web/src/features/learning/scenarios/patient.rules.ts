/** "Haugen, 84": who the case is about, as a heading over a bed would say it; null where the text names nobody by age. */
export function patientLabel(presentation: string): string | null {
  const named = /(\p{Lu}[\p{L}'’-]{1,40}), (\d{1,3})(?=[,.]|\s(?:is|was)\b)/u.exec(presentation);
  if (named) return `${named[1] ?? ''}, ${named[2] ?? ''}`;
  const aged = /\b(\d{1,3})[- ](year|month|week|day)s?[- ]old\b/.exec(presentation);
  if (!aged) return null;
  const [, count = '', unit = ''] = aged;
  return unit === 'year' ? count : `${count} ${unit}${count === '1' ? '' : 's'}`;
}
