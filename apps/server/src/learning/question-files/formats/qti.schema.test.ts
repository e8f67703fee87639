import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { afterAll, expect, test } from 'vitest';
import { anyQuestionSet } from '../../../../testing/question-sets.ts';
import { writeQti } from './qti.ts';

const schemas = ['qti', 'imscp'].map((name) => {
  const url = new URL(`../../../../testing/schemas/${name}.xsd`, import.meta.url);
  return XmlDocument.fromString(readFileSync(url, 'utf8'));
});
const [ofQti, ofManifest] = schemas.map((schema) => XsdValidator.fromDoc(schema));
afterAll(() => {
  ofQti?.dispose();
  ofManifest?.dispose();
  for (const schema of schemas) schema.dispose();
});

/** What the schema refuses in a package's file. */
function refusalOf(name: string, xml: string): string | null {
  const document = XmlDocument.fromString(xml);
  try {
    (name === 'imsmanifest.xml' ? ofManifest : ofQti)?.validate(document);
    return null;
  } catch (error) {
    if (error instanceof XmlValidateError) return error.message;
    throw error;
  } finally {
    document.dispose();
  }
}

test('every file of a package is valid by the schemas of QTI and of content packages', () => {
  fc.assert(
    fc.property(anyQuestionSet, (one) => {
      for (const [name, xml] of Object.entries(writeQti(one))) expect(refusalOf(name, xml)).toBeNull();
    }),
    { numRuns: 200 },
  );
});

const sample = writeQti({
  title: 'Heart',
  questions: [
    {
      kind: 'multiple_choice',
      stem: 'Which drug is a loop diuretic?',
      options: ['Furosemide', 'Digoxin'],
      key: 0,
      rationales: ['It acts in the loop of Henle.', 'It is a glycoside.'],
      explanation: 'Furosemide acts in the loop of Henle.',
    },
  ],
});

test.each([
  ['items/q1.xml', '<value>C1</value>', '<value>C3</value>'],
  ['items/q1.xml', 'identifier="C2"', 'identifier="C1"'],
  ['items/q1.xml', ' adaptive="false"', ''],
  ['items/q1.xml', 'responseIdentifier="RESPONSE"', 'responseIdentifier="ANSWER"'],
  ['items/q1.xml', 'outcomeIdentifier="EXPLANATION"', 'outcomeIdentifier="HINT"'],
  ['items/q1.xml', '<p>Furosemide', '<div>Furosemide'],
  ['items/q1.xml', 'cardinality="single"', 'cardinality="one"'],
  ['test.xml', ' submissionMode="individual"', ''],
  ['test.xml', '<itemSessionControl maxAttempts="1" showFeedback="true"/>', '<feedback/>'],
  ['imsmanifest.xml', 'identifierref="Q1"', 'identifierref="Q2"'],
  ['imsmanifest.xml', '<schemaversion>1.0.0</schemaversion>', ''],
] as const)('the schemas refuse %s with %s as %s', (name, from, to) => {
  const xml = sample[name]?.replace(from, to).replace(/(<div>.*)<\/p>/, '$1</div>') ?? '';
  expect(refusalOf(name, sample[name] ?? '')).toBeNull();
  expect(refusalOf(name, xml)).toEqual(expect.any(String));
});
