import { fileTypeFromBuffer } from 'file-type';
import { unzipped } from '../../platform/files/unzip.ts';
import { letterOf } from './note-files.docx.ts';
import { pagesOf } from './note-files.pdf.ts';
import { slidesOf } from './note-files.zip.ts';

/** What a file says; `unknown` for a kind that isn't read, `unreadable` for one that is broken. */
export type FileText = { readonly text: string } | { readonly problem: 'unknown' | 'unreadable' };

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Runs in a thread of its own, which may be ended: files come from anywhere. */
export async function readText(bytes: Uint8Array): Promise<FileText> {
  const type = await fileTypeFromBuffer(bytes);
  try {
    if (type?.mime === 'application/pdf') return { text: await pagesOf(bytes) };
    if (type?.mime === docx) {
      // Its parts are measured before the library unpacks them all.
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

/** By its mark, else as UTF-8, else as what old editors write. What has other than text in it is none. */
function plainText(bytes: Uint8Array): FileText {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  for (const encoding of marked ? [marked] : ['utf-8', 'windows-1252']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return /[^\P{Cc}\s]/u.test(text) ? { problem: 'unknown' } : { text };
    } catch {
      // Another one, or none.
    }
  }
  return { problem: 'unknown' };
}
