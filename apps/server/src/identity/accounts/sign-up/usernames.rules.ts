/** Words that speak for Rounds. A name made of them and of fillers reads as staff or as the product itself. */
const offices = [
  ...[
    'admin',
    'admins',
    'administrator',
    'administration',
    'sysadmin',
    'superadmin',
    'superuser',
    'root',
    'system',
  ],
  ...[
    'support',
    'help',
    'helpdesk',
    'helpline',
    'customerservice',
    'customercare',
    'staff',
    'team',
    'employee',
  ],
  ...[
    'moderator',
    'moderators',
    'moderation',
    'mod',
    'mods',
    'official',
    'owner',
    'operator',
    'trust',
    'safety',
  ],
  ...[
    'security',
    'abuse',
    'compliance',
    'privacy',
    'legal',
    'billing',
    'payment',
    'payments',
    'account',
    'accounts',
  ],
  ...[
    'webmaster',
    'postmaster',
    'hostmaster',
    'noreply',
    'mailer',
    'daemon',
    'rounds',
    'roundsapp',
    'roundsedu',
  ],
];
/** Words without a meaning of their own, which change nothing next to an office. */
const fillers = [
  'the',
  'real',
  'my',
  'our',
  'we',
  'and',
  'of',
  'at',
  'hq',
  'app',
  'desk',
  'center',
  'online',
  'com',
  'org',
];
/** Words that claim an office wherever they stand alone, even next to a name: `jane.admin`. */
const loud = ['admin', 'administrator', 'sysadmin', 'moderator', 'official', 'support', 'webmaster'];

/** Letters and digits that look alike, each mapped to one of them. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};
const seen = (text: string) =>
  [...text.toLowerCase()]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const officesSeen = new Set(offices.map(seen));
const fillersSeen = new Set(fillers.map(seen));
const loudSeen = new Set(loud.map(seen));
const longest = Math.max(...offices.map((word) => word.length));

/** Whether a text consists of offices and fillers, with at least one office. */
function isOffice(text: string): boolean {
  /** For each position where a sequence of words ends: whether it contains an office. */
  const rows = new Map([[0, false]]);
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const before = rows.get(start);
      const word = text.slice(start, end);
      if (before === undefined) continue;
      if (officesSeen.has(word)) rows.set(end, true);
      else if (fillersSeen.has(word)) rows.set(end, before || (rows.get(end) ?? false));
    }
  }
  return rows.get(text.length) ?? false;
}

/**
 * A text without some, all or none of the digits at its ends: they may stand for letters (`0fficial`) or mean nothing
 * (`admin7`).
 */
function readings(text: string): string[] {
  const before = /^\d*/.exec(text)?.[0].length ?? 0;
  const after = /(?<!\d)\d*$/.exec(text)?.[0].length ?? 0;
  if (before === text.length) return [];
  const found: string[] = [];
  for (let from = 0; from <= before; from += 1) {
    for (let to = text.length - after; to <= text.length; to += 1) found.push(seen(text.slice(from, to)));
  }
  return found;
}

/** Whether a username (of the allowed characters) reads as staff or as the product, so that nobody may have it. */
export function isReservedUsername(username: string): boolean {
  const parts = username.split(/[._-]+/);
  return (
    readings(parts.join('')).some(isOffice) ||
    parts.some((part) => readings(part).some((reading) => loudSeen.has(reading)))
  );
}
