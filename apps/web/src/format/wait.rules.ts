/** A wait in human terms, rounded up: minutes up to two hours, hours after that. */
export function humanWait(seconds: number): { readonly unit: 'minutes' | 'hours'; readonly count: number } {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 120
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) };
}
