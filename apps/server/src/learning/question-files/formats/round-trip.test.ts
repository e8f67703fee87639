import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { FileQuestion } from '@rounds/contract/learning/question-files';
import { parse } from 'gift-pegjs';
import { describe, expect, it } from 'vitest';
import { anyQuestion, anyQuestionSet, textsWithMeaning } from '../../../../testing/question-sets.ts';
import { fileQuestionOf, noteItemOf } from '../imported.rules.ts';
import { writeAnki } from './anki.ts';
import { writeGift } from './gift.ts';
import { readGift } from './gift.reader.ts';
import { writeMoodleXml } from './moodle-xml.ts';
import { readMoodleXml } from './moodle-xml.reader.ts';
import { writeQti } from './qti.ts';
import { readQtiPackage } from './qti.reader.ts';
import { tidied } from './text.ts';
import { childrenNamed, descendantsNamed, parseXml, textOf } from './xml.ts';
import type { Found } from './types.ts';

const formats: Readonly<Record<string, (set: { title: string; questions: FileQuestion[] }) => Found[]>> = {
  gift: (one) => readGift(writeGift(one)),
  'Moodle XML': (one) => readMoodleXml(parseXml(writeMoodleXml(one))),
  QTI: (one) => readQtiPackage(new Map(Object.entries(writeQti(one)))),
};

describe.each(Object.entries(formats))('what is exported as %s', (_, roundTrip) => {
  it('is imported unchanged, whatever it says', () => {
    fc.assert(
      fc.property(anyQuestionSet, (one) => {
        expect(roundTrip(one)).toEqual(one.questions.map((each) => ({ question: each })));
      }),
      { numRuns: 300 },
    );
  });

  it.each(textsWithMeaning)('is imported as text if it contains %j', (value) => {
    const said = tidied(value);
    const options = [said, `${said} too`];
    const questions: FileQuestion[] = [
      { kind: 'multiple_choice', stem: said, options, key: 0, rationales: options, explanation: said },
    ];
    expect(roundTrip({ title: said, questions })).toEqual([{ question: questions[0] }]);
  });
});

it('a question of a test is unchanged after export and import', () => {
  fc.assert(
    fc.property(anyQuestion, (one) => {
      const back = fileQuestionOf(noteItemOf(one, 'file'));
      const rationales = back.rationales.some(Boolean) ? back.rationales : [];
      expect({ ...back, rationales }).toEqual(one);
    }),
  );
});

describe('other programs', () => {
  const said = textsWithMeaning.map(tidied);
  const questions: FileQuestion[] = said.map((stem, index) => ({
    kind: index % 3 === 0 ? 'ordering' : 'multiple_choice',
    stem,
    options: [stem, `${stem} 2`, `${stem} 3`],
    key: 0,
    rationales: [],
    explanation: stem,
  }));
  const sent = { title: said[0]!, questions };

  it('read a GIFT file with all its questions, none broken', () => {
    const parsed = parse(writeGift(sent));
    expect(parsed.map(({ type }) => type)).toEqual(
      questions.map(({ kind }) => (kind === 'ordering' ? 'Matching' : 'MC')),
    );
  });

  it('find no entity in Moodle XML, beside which Moodle drops spaces and lines', () => {
    expect(writeMoodleXml(sent)).toContain('<![CDATA[');
    expect(writeMoodleXml(sent).replace(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toMatch(/&/);
  });

  it("find everything that a QTI package's manifest and test name, with unique identifiers", () => {
    const files = writeQti(sent);
    const manifest = parseXml(files['imsmanifest.xml']!);
    const resources = descendantsNamed(manifest, 'resource');
    expect(resources.map(({ attributes }) => attributes['href'])).toEqual(
      descendantsNamed(manifest, 'file').map(({ attributes }) => attributes['href']),
    );
    expect(new Set(resources.map(({ attributes }) => attributes['href']))).toEqual(
      new Set(Object.keys(files).filter((name) => name !== 'imsmanifest.xml')),
    );
    const ids = new Set(resources.map(({ attributes }) => attributes['identifier']));
    expect(ids.size).toBe(questions.length + 1);
    for (const { attributes } of descendantsNamed(manifest, 'dependency'))
      expect(ids).toContain(attributes['identifierref']);
    const refs = descendantsNamed(parseXml(files['test.xml']!), 'assessmentItemRef');
    expect(refs.every(({ attributes }) => files[attributes['href']!] !== undefined)).toBe(true);
    // An item refers to nothing that it doesn't declare.
    for (const { attributes } of refs) {
      const item = parseXml(files[attributes['href']!]!);
      const declared = [
        ...childrenNamed(item, 'responseDeclaration'),
        ...childrenNamed(item, 'outcomeDeclaration'),
      ].map((one) => one.attributes['identifier']);
      for (const name of ['variable', 'correct', 'setOutcomeValue'])
        for (const { attributes: used } of descendantsNamed(item, name))
          expect(declared).toContain(used['identifier']);
      const choices = descendantsNamed(item, 'simpleChoice').map((one) => one.attributes['identifier']);
      const [correct] = descendantsNamed(item, 'correctResponse');
      expect(choices).toEqual(expect.arrayContaining(childrenNamed(correct!, 'value').map(textOf)));
    }
  });

  it('open an Anki deck as SQLite: a card per question, with nothing but text on it', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'anki-'));
    try {
      const files = writeAnki(sent, new Date('2026-03-02T09:00:00Z'));
      writeFileSync(path.join(folder, 'a'), files['collection.anki2']!);
      const db = new DatabaseSync(path.join(folder, 'a'), { readOnly: true });
      expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      const decks = db.prepare('select decks from col').get() as { decks: string };
      expect(Object.values(JSON.parse(decks.decks) as Record<string, { name: string }>)).toContainEqual(
        expect.objectContaining({ name: said[0] }),
      );
      const cards = db
        .prepare('select n.flds from cards c join notes n on n.id = c.nid order by c.due')
        .all() as { flds: string }[];
      db.close();
      expect(cards).toHaveLength(questions.length);
      for (const { flds } of cards) {
        expect(flds.split('\u001F')).toHaveLength(2);
        expect(flds.replace(/<\/?(?:p|ol|ul|li|b)>|<br\/>|<ol type="A">/g, '')).not.toMatch(/[<>[]/);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
