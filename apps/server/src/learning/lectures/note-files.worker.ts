import { noteLengths } from '@rounds/contract/learning/notes.rules';
import { fileTypeFromBuffer } from 'file-type';
import { unzipped } from '../../platform/files/unzip.ts';
import { letterOf } from './note-files.docx.ts';
import { pagesOf } from './note-files.pdf.ts';
import { slidesOf } from './note-files.zip.ts';
import { stepsTogether } from './steps-together.rules.ts';

/** A file's text; `unknown` for an unsupported type, `unreadable` for a broken file. */
export type FileText = { readonly text: string } | { readonly problem: 'unknown' | 'unreadable' };

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** The limit on a file's text, in characters: enough for a note, however much of it is blank. */
const enough = 4 * noteLengths.content;

/** A file's text, tidied. Runs in its own thread, which may be stopped: files are untrusted. */
export async function readText(bytes: Uint8Array): Promise<FileText> {
  const read = await textIn(bytes);
  return 'problem' in read ? read : { text: tidied(read.text.slice(0, enough)) };
}

/** Removes what the database can't store, joins numbered steps, and leaves at most one empty line in a row. */
const tidied = (text: string) =>
  stepsTogether(text.toWellFormed().replaceAll('\0', ''))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

async function textIn(bytes: Uint8Array): Promise<FileText> {
  const type = await fileTypeFromBuffer(bytes);
  try {
    if (type?.mime === 'application/pdf') return { text: await pagesOf(bytes, enough) };
    if (type?.mime === docx) {
      // Its parts are measured first, since the library would unpack them all.
      await unzipped(bytes, () => false);
      return { text: await letterOf(bytes) };
    }
    if (type?.mime === pptx) return { text: await slidesOf(bytes) };
    // Text has no signature, apart from XML's.
    return type && type.mime !== 'application/xml' ? { problem: 'unknown' } : plainText(bytes);
  } catch {
    return { problem: 'unreadable' };
  }
}

/**
 * Decodes by byte order mark, else as UTF-8, else in the encoding of old editors. A file with anything but text isn't
 * text.
 */
function plainText(bytes: Uint8Array): FileText {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  for (const encoding of marked ? [marked] : ['utf-8', 'windows-1252']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return /[^\P{Cc}\s]/u.test(text) ? { problem: 'unknown' } : { text };
    } catch {
      // A different one, or none.
    }
  }
  return { problem: 'unknown' };
}
