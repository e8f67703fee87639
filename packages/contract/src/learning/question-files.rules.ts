import { noteItemLengths } from './notes.rules.ts';

/** What a note's questions can be exported as. */
export const exportFormats = ['gift', 'moodle_xml', 'qti', 'anki'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The file extension of each format. */
export const exportEndings: Readonly<Record<ExportFormat, string>> = {
  gift: 'gift.txt',
  moodle_xml: 'moodle.xml',
  qti: 'qti.zip',
  anki: 'apkg',
};

/** Limits of a file that questions are imported from. Lengths are in characters. */
export const questionFileLimits = {
  bytes: 5 * 1024 * 1024,
  questions: 100,
  ...noteItemLengths,
  options: 8,
  explanation: 1600,
} as const;

/** Why a question of a file isn't imported. */
export const skipReasons = ['other_kind', 'no_single_answer', 'too_long', 'unreadable'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The gate's remarks on a question from a file. */
export const remarks = [
  'catch_all',
  'gives_away',
  'mixed_options',
  'overlapping',
  'negative',
  'absolute',
  'key_longest',
  'unordered',
  'not_a_question',
  'option_count',
] as const;
export type Remark = (typeof remarks)[number];

/** A file name made from a title, without what file systems refuse. */
export function exportFileName(title: string, format: ExportFormat): string {
  const words = title
    .replace(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, ' ')
    .split(/\s/)
    // A name that begins with a dot is hidden, and `..` leads out of the folder.
    .filter((word) => word !== '' && !/^\.+$/.test(word));
  const name = words.join(' ').replace(/^\./, '').slice(0, 80).trim();
  return `${name || 'questions'}.${exportEndings[format]}`;
}

/** A file's name without its extension. */
export const titleOfFile = (name: string): string =>
  name.replace(/(?:\.gift\.txt|\.moodle\.xml|\.qti\.zip|\.[^.]{1,5})$/i, '').trim();
