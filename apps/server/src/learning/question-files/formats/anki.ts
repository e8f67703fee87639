import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FileQuestion } from '@rounds/contract/learning/question-files';
import { ankiCollection, ankiSchema } from './anki.collection.ts';
import { htmlOf, tidied } from './text.ts';
import { layoutOf, type Layout, type QuestionSet } from './types.ts';

/** The files of an Anki deck: a collection in the form that every version of Anki reads, and no media. */
export function writeAnki(set: QuestionSet, now: Date): Record<string, Uint8Array> {
  // SQLite only writes to files.
  const file = path.join(tmpdir(), `rounds-anki-${randomUUID()}`);
  try {
    fill(file, set, now);
    return { 'collection.anki2': readFileSync(file), media: new TextEncoder().encode('{}') };
  } finally {
    rmSync(file, { force: true });
  }
}

function fill(file: string, { title, questions }: QuestionSet, now: Date): void {
  const db = new DatabaseSync(file);
  try {
    db.exec(ankiSchema);
    const at = now.getTime();
    const seconds = Math.floor(at / 1000);
    const { deckId, modelId, row } = ankiCollection(tidied(title).replaceAll('\n', ' '), now);
    db.prepare('insert into col values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(...row);
    const note = db.prepare("insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')");
    const card = db.prepare(
      "insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
    );
    questions.forEach((question, index) => {
      const front = frontOf(question);
      const fields = `${front}\u001F${backOf(question)}`;
      const sum = createHash('sha1').update(front).digest();
      // The same question is the same note, so that importing a deck again doesn't duplicate it.
      const guid = createHash('sha256').update(fields).digest('base64url').slice(0, 16);
      note.run(at + index, guid, modelId, seconds, fields, front, sum.readUInt32BE(0));
      card.run(at + index, at + index, deckId, seconds, index + 1);
    });
  } finally {
    db.close();
  }
}

/** Anki would interpret text in brackets: sounds, LaTeX. */
const fieldOf = (text: string) => htmlOf(text).replaceAll('[', '&#91;');

const list = (tag: 'ol' | 'ul', entries: readonly string[], attributes = '') =>
  `<${tag}${attributes}>${entries.map((entry) => `<li>${fieldOf(entry)}</li>`).join('')}</${tag}>`;

const frontOf = (question: FileQuestion) =>
  `<p>${fieldOf(question.stem)}</p>${sides[layoutOf(question)].shown(question)}`;

interface Sides {
  readonly shown: (question: FileQuestion) => string;
  readonly answer: (question: FileQuestion) => string;
}

const choice: Sides = {
  shown: ({ options }) => list('ol', options, ' type="A"'),
  answer: ({ options, key, rationales }) =>
    `<p><b>${letterOf(key)}. ${fieldOf(options[key] ?? '')}</b></p>${paragraph(rationales[key] ?? '')}`,
};

const sides: Readonly<Record<Layout, Sides>> = {
  choice,
  true_false: choice,
  steps: {
    // From A to Z, which reveals nothing about their order.
    shown: ({ options }) => list('ul', options.toSorted()),
    answer: ({ options }) => list('ol', options),
  },
};

function backOf(question: FileQuestion): string {
  const { key, rationales, explanation } = question;
  const rationale = rationales[key] ?? '';
  const answer = sides[layoutOf(question)].answer(question);
  return `${answer}${explanation === rationale ? '' : paragraph(explanation)}`;
}

const letterOf = (index: number) => String.fromCodePoint(65 + index);
const paragraph = (text: string) => (tidied(text) === '' ? '' : `<p>${fieldOf(text)}</p>`);
