/** Names that some browsers still use for renamed places or respelled zones. */
const currentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** "America/New_York" as people look for it: the city first. */
export function zoneName(zone: string): string {
  const parts = (currentNames[zone] ?? zone).replaceAll('_', ' ').split('/');
  const city = parts.at(-1) ?? zone;
  const around = parts.slice(0, -1).toReversed();
  return around.length === 0 ? city : `${city} (${around.join(', ')})`;
}

/** The zones of a list plus those that must be in it, each once, by name. A zone with a newer name appears once. */
export function timeZoneOptions(known: readonly string[], needed: readonly string[]): string[] {
  const byName = new Map([...known, 'UTC', ...needed].map((zone) => [zoneName(zone), zone]));
  return [...byName].sort(([a], [b]) => a.localeCompare(b, 'en')).map(([, zone]) => zone);
}
