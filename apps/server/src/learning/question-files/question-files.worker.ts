import type { FileQuestion } from '@rounds/contract/learning/question-files';
import {
  questionFileLimits,
  type Remark,
  type SkipReason,
} from '@rounds/contract/learning/question-files.rules';
import { unzipped } from '../../platform/files/unzip.ts';
import { readGift } from './formats/gift.reader.ts';
import { readMoodleXml } from './formats/moodle-xml.reader.ts';
import { readQtiItem, readQtiPackage } from './formats/qti.reader.ts';
import { parseXml } from './formats/xml.ts';
import type { Found } from './formats/types.ts';
import { remarksOn } from './remarks.rules.ts';

export interface ReadQuestions {
  readonly questions: { question: FileQuestion; remarks: Remark[] }[];
  readonly skipped: { number: number; reason: SkipReason }[];
}
export type Problem = 'unknown' | 'deck' | 'unreadable' | 'too_many' | 'empty';

/** What a package may unpack to: a hundred questions are far smaller. */
const maxUnpacked = 10 * 1024 * 1024;

/** Runs in its own thread, which may be stopped: files are untrusted. */
export async function readQuestions(
  bytes: Uint8Array,
): Promise<ReadQuestions | { readonly problem: Problem }> {
  let found: readonly Found[] | 'deck' | null;
  try {
    found = await foundIn(bytes);
  } catch {
    return { problem: 'unreadable' };
  }
  if (found === null) return { problem: 'unknown' };
  if (found === 'deck') return { problem: 'deck' };
  if (found.length === 0) return { problem: 'empty' };
  if (found.length > questionFileLimits.questions) return { problem: 'too_many' };
  if (found.every((one) => 'skipped' in one && one.skipped === 'unreadable'))
    return { problem: 'unreadable' };
  return {
    questions: found.flatMap((one) =>
      'question' in one ? [{ question: one.question, remarks: remarksOn(one.question) }] : [],
    ),
    skipped: found.flatMap((one, index) =>
      'skipped' in one ? [{ number: index + 1, reason: one.skipped }] : [],
    ),
  };
}

/** Detects a file's format from its content. Null if it contains no questions. */
async function foundIn(bytes: Uint8Array): Promise<readonly Found[] | 'deck' | null> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const names: string[] = [];
    const wanted = (name: string) => {
      names.push(name);
      return name.endsWith('.xml');
    };
    const parts = await unzipped(bytes, wanted, { bytes: maxUnpacked });
    return names.some((name) => name.startsWith('collection.anki2')) ? 'deck' : readQtiPackage(parts);
  }
  const text = textIn(bytes);
  if (text === null) return null;
  if (/^\uFEFF?\s*</.test(text)) {
    const root = parseXml(text.trimStart());
    if (root.name === 'quiz') return readMoodleXml(root);
    return root.name === 'assessmentItem' ? [readQtiItem(root)] : null;
  }
  return text.includes('{') && text.includes('}') ? readGift(text) : null;
}

function textIn(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
