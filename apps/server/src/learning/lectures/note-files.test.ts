import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { readText } from './note-files.worker.ts';

const types = (main: string) => `<?xml version="1.0"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`;

function zip(parts: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> {
  const file = new JSZip();
  for (const [name, content] of Object.entries(parts)) file.file(name, content, { createFolders: false });
  return file.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

const slide = (...lines: string[]) =>
  `<p:sld xmlns:p="p" xmlns:a="a"><p:txBody>${lines.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r><a:r><a:t>.</a:t></a:r></a:p>`).join('')}</p:txBody></p:sld>`;
const slides = (more: Readonly<Record<string, string | Uint8Array>> = {}) =>
  zip({
    '[Content_Types].xml': types('presentationml.presentation'),
    'ppt/presentation.xml': '<p/>',
    'ppt/slides/slide10.xml': slide('Treatment'),
    'ppt/slides/slide2.xml': slide('Edema &amp; dyspnea', 'Orthopnea'),
    ...more,
  });
const letter = (more: Readonly<Record<string, string | Uint8Array>> = {}) =>
  zip({
    '[Content_Types].xml': types('wordprocessingml.document'),
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml':
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Furosemide is a loop diuretic.</w:t></w:r></w:p></w:body></w:document>',
    ...more,
  });

it('a presentation is read slide by slide, in order', async () => {
  expect(await readText(await slides())).toEqual({ text: 'Edema & dyspnea.\nOrthopnea.\n\nTreatment.' });
});

it('the text of a Word document is read', async () => {
  expect(await readText(await letter())).toEqual({ text: 'Furosemide is a loop diuretic.' });
});

it('a Word table is read row by row, with its cells separated, and a box around text as plain text', async () => {
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;
  const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;
  const body = [
    table(row(paragraph('Electrolytes in') + paragraph('the blood.'))),
    table(
      row(paragraph('Potassium'), paragraph('3.5–5.0') + paragraph('mmol/L')),
      row(paragraph('Sodium'), paragraph('135|145 mmol/L')),
      row(paragraph(''), paragraph('In adults.')),
    ),
    paragraph('Furosemide is a loop diuretic.'),
  ].join('');
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  expect(await readText(await letter({ 'word/document.xml': document }))).toEqual({
    text: [
      'Electrolytes in\n\nthe blood.',
      '| Potassium | 3.5–5.0 mmol/L |\n| Sodium | 135/145 mmol/L |\nIn adults.',
      'Furosemide is a loop diuretic.',
    ].join('\n\n'),
  });
});

it('a table of a presentation is read row by row', async () => {
  const cell = (text: string) => `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
  const row = (...cells: string[]) => `<a:tr>${cells.map(cell).join('')}</a:tr>`;
  const table = `<p:sld xmlns:p="p" xmlns:a="a"><a:tbl>${row('Potassium', '3.5–5.0 mmol/L')}${row('Sodium', '135–145 mmol/L')}</a:tbl></p:sld>`;
  expect(await readText(await slides({ 'ppt/slides/slide2.xml': table }))).toEqual({
    text: '| Potassium | 3.5–5.0 mmol/L |\n| Sodium | 135–145 mmol/L |\n\nTreatment.',
  });
});

it('headers, footers and page numbers of a PDF are left out, but other text at the edges stays', async () => {
  const document = new PDFDocument({ autoFirstPage: false });
  const pages = [
    ['Preload is the stretch.', 'It is measured.'],
    ['Afterload is the resistance.', 'Give 5 mg.'],
    ['Contractility is the strength.', 'Give 10 mg.'],
    ['Compliance is the ease.', 'Give 15 mg.'],
  ];
  for (const [index, lines] of pages.entries()) {
    document.addPage();
    for (const line of ['NURS 101 · Cardiology', ...lines, `Page ${index + 1} of 4`]) document.text(line);
  }
  document.end();
  expect(await readText(new Uint8Array(await buffer(document)))).toEqual({
    text: pages.map((lines) => lines.join('\n')).join('\n\n'),
  });
});

it('the text of a PDF is read', async () => {
  const document = new PDFDocument();
  document.text('Digoxin slows the pulse.').end();
  expect(await readText(new Uint8Array(await buffer(document)))).toEqual({
    text: 'Digoxin slows the pulse.',
  });
});

it.each(['latin1', 'utf16le', 'utf8'] as const)('text from old editors (%s) is read', async (encoding) => {
  const text = 'Ödem is swelling of 5 µm.';
  const mark = encoding === 'latin1' ? '' : '\uFEFF';
  expect(await readText(Buffer.from(`${mark}${text}\r\n`, encoding))).toEqual({ text });
});

it('a zip bomb is not unpacked', async () => {
  const bomb = { 'word/media/a.bin': new Uint8Array(51 * 1024 * 1024) };
  expect(await readText(await letter(bomb))).toEqual({ problem: 'unreadable' });
});

it('broken or other files are reported as such', async () => {
  const whole = await letter();
  expect(await readText(whole.slice(0, whole.length / 2))).toEqual({ problem: 'unreadable' });
  expect(await readText(Buffer.from('%PDF-1.7 nothing'))).toEqual({ problem: 'unreadable' });
  expect(await readText(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).toEqual({
    problem: 'unknown',
  });
  expect(await readText(Buffer.from([0xff, 0xfe, 0xfa]))).toEqual({ problem: 'unknown' });
  expect(await readText(Buffer.from([0xfa, 0x80, 0x01, 0x00]))).toEqual({ problem: 'unknown' });
});
