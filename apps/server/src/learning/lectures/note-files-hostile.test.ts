import JSZip from 'jszip';
import { noteLengths } from '@rounds/contract/learning/notes.rules';
import { expect, it } from 'vitest';
import { readText } from './note-files.worker.ts';
import { type PrintedLine, withHeadings } from './pdf-headings.rules.ts';
import { withoutRunningLines } from './page-edges.rules.ts';

const textOf = async (bytes: Uint8Array) => {
  const read = await readText(bytes);
  return 'text' in read ? read.text : read.problem;
};

it('a file with two hundred thousand empty lines is read', async () => {
  expect(await textOf(new TextEncoder().encode(`a${'\n'.repeat(200_000)}b`))).toBe('a\n\nb');
});

it('the main thread gets no more of a small file that unpacks to millions of lines than a note could hold', async () => {
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
  );
  zip.file('ppt/presentation.xml', '<p/>');
  const lines = '1. a\n'.repeat(1_000_000);
  zip.file('ppt/slides/slide1.xml', `<p:sld><a:p><a:r><a:t><![CDATA[${lines}]]></a:t></a:r></a:p></p:sld>`);
  const bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  expect(bytes.length).toBeLessThan(100_000);
  const text = await textOf(bytes);
  expect(text).toMatch(/^1\. a/);
  expect(text.length).toBeLessThanOrEqual(4 * noteLengths.content);
});

it('a Word document with more paragraphs than memory could hold is rejected before it is parsed', async () => {
  const zip = new JSZip();
  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${office}"/></Types>`,
  );
  zip.file('word/document.xml', `<w:document><w:body>${'<w:p></w:p>'.repeat(600_000)}</w:body></w:document>`);
  const bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  const { user } = process.cpuUsage();
  expect(await textOf(bytes)).toBe('unreadable');
  expect((process.cpuUsage().user - user) / 1e6).toBeLessThan(1);
});

/** In milliseconds of processor time. */
function timeOf(run: () => unknown): number {
  const { user } = process.cpuUsage();
  run();
  return (process.cpuUsage().user - user) / 1000;
}

it('a page of numbers, or with as many sizes as lines, takes time in proportion to its length', () => {
  const numbers = '1 '.repeat(100_000);
  expect(timeOf(() => withoutRunningLines([numbers, numbers, numbers]))).toBeLessThan(1000);
  const lines = Array.from({ length: 20_000 }, (_, at): PrintedLine => ({
    text: 'Edema',
    size: 1 + at / 2,
    isBold: false,
    gap: 1,
  }));
  expect(timeOf(() => withHeadings([lines]))).toBeLessThan(1000);
});
