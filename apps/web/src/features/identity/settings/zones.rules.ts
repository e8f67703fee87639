/** The zones of a list with those that must be in it, once each, by name. */
export function timeZoneOptions(known: readonly string[], needed: readonly string[]): string[] {
  return [...new Set([...known, ...needed, 'UTC'])].sort();
}

/** "America/New_York" as people write it. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}
