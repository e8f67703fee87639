/** The browser's IANA zone, such as "Europe/Lisbon". */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
