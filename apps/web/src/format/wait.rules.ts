/** A wait as a person reckons it, never less than it is: in minutes up to two hours, in hours from then on. */
export function waitOf(seconds: number): { readonly unit: 'minutes' | 'hours'; readonly count: number } {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 120
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) };
}
