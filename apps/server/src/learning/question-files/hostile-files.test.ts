import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestions } from './question-files.worker.ts';

const read = (text: string) => readQuestions(strToU8(text));
const quiz = (stem: string, head = '') =>
  `<?xml version="1.0"?>${head}<quiz><question type="multichoice"><questiontext format="html"><text>${stem}</text></questiontext>
  <answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question></quiz>`;

describe('a hostile file', () => {
  it('with its own entities is rejected: they are neither expanded nor fetched', async () => {
    const bomb = `<!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "&a${n - 1};&a${n - 1};">`).join('')}]>`;
    expect(await read(quiz('&a8;', bomb))).toEqual({ problem: 'unreadable' });
    const outside = '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    expect(await read(quiz('&x;', outside))).toEqual({ problem: 'unreadable' });
  });

  it('that is nested too deeply is rejected', async () => {
    const deep = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`;
    expect(await read(quiz(deep))).toEqual({ problem: 'unreadable' });
  });

  it('with scripts and tags is read as the text that a reader would see', async () => {
    const stem =
      '<![CDATA[<p onclick="x()">Which <b>drug</b>?</p><script>alert(1)</script><img src=x alt="An ECG">]]>';
    expect(await read(quiz(stem))).toMatchObject({
      questions: [{ question: { stem: 'Which drug?\nAn ECG', options: ['a', 'b'], key: 0 } }],
    });
  });

  it('that unpacks to more than allowed is rejected', async () => {
    const bomb = zipSync({ 'imsmanifest.xml': new Uint8Array(11 * 1024 * 1024) });
    expect(await readQuestions(bomb)).toEqual({ problem: 'unreadable' });
  });

  it('that lists one large item thousands of times is rejected before it holds others up', async () => {
    const item = `<assessmentItem><itemBody>${'<p>x</p>'.repeat(40_000)}</itemBody></assessmentItem>`;
    const listed = '<resource type="imsqti_item_xmlv2p1" href="a.xml"/>'.repeat(40_000);
    const files = { 'imsmanifest.xml': strToU8(`<manifest>${listed}</manifest>`), 'a.xml': strToU8(item) };
    const { user } = process.cpuUsage();
    expect(await readQuestions(zipSync(files))).toEqual({ problem: 'too_many' });
    expect((process.cpuUsage().user - user) / 1e6).toBeLessThan(5);
  });

  it('cannot refer to files outside its package', async () => {
    const manifest =
      '<manifest><resources><resource type="imsqti_item_xmlv2p1" href="../../../etc/passwd"/></resources></manifest>';
    expect(await readQuestions(zipSync({ 'imsmanifest.xml': strToU8(manifest) }))).toEqual({
      problem: 'unreadable',
    });
  });

  it('loses one broken question, not the others', async () => {
    expect(await read('A? {=a ~b}\n\nB? {=a\n\nC? {=a ~b}')).toMatchObject({
      questions: [{ question: { stem: 'A?' } }, { question: { stem: 'C?' } }],
      skipped: [{ number: 2, reason: 'unreadable' }],
    });
  });

  it('loses questions without a single answer, and those that are too long', async () => {
    const long = 'x'.repeat(901);
    expect(await read(`A? {~%50%a ~%50%b ~c}\n\n${long}? {=a ~b}\n\nC? {=a ~b}`)).toMatchObject({
      skipped: [
        { number: 1, reason: 'no_single_answer' },
        { number: 2, reason: 'too_long' },
      ],
    });
  });

  it('of any content gets an answer, never an exception', async () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '=',
      '~',
      '#',
      '->',
      '::',
      '%50%',
      '\n\n',
      '<quiz>',
      '<question>',
      '&',
      'T',
      'a',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(pieces, fc.string())), async (parts) => {
        const answer = await read(parts.join(''));
        expect('problem' in answer || 'questions' in answer).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
