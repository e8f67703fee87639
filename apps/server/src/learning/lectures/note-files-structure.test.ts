import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { textOfFile } from './note-files.ts';
import { readText } from './note-files.worker.ts';
import { stepsTogether } from './steps-together.rules.ts';

const types = (main: string) => `<?xml version="1.0"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`;

function zip(parts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const file = new JSZip();
  for (const [name, content] of Object.entries(parts)) file.file(name, content, { createFolders: false });
  return file.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

const textOf = async (bytes: Uint8Array) => {
  const read = await readText(bytes);
  return 'text' in read ? read.text.trim() : read.problem;
};

const body = 'Furosemide is a loop diuretic that is given for the edema of heart failure.';
const more = 'Weigh the patient each morning before breakfast, on the same scale, in like clothes.';

describe('headings of a PDF', () => {
  const printed = async (print: (document: PDFKit.PDFDocument) => unknown) => {
    const document = new PDFDocument();
    print(document);
    document.end();
    return textOf(new Uint8Array(await buffer(document)));
  };

  it('are recognized by size, on as many lines as they take', async () => {
    const text = await printed((page) =>
      page
        .fontSize(20)
        .text('Heart failure: what its symptoms are and how it is treated at home')
        .fontSize(11)
        .text(body)
        .text(more)
        .fontSize(14)
        .text('2. Monitoring')
        .fontSize(11)
        .text(more),
    );
    expect(text).toBe(
      `## Heart failure: what its symptoms are and how it is treated at home\n\n${body}\n${more}\n\n## 2. Monitoring\n\n${more}`,
    );
  });

  it('are recognized by weight, while stressed words in a paragraph are not headings', async () => {
    const text = await printed((page) =>
      page
        .font('Helvetica-Bold')
        .text('Monitoring')
        .font('Helvetica')
        .text(body)
        .text('The pulse is counted for a whole minute, and never by the ')
        .font('Helvetica-Bold')
        .text('Radial artery alone')
        .font('Helvetica')
        .text(more)
        .text(body),
    );
    expect(text).toBe(
      `## Monitoring\n\n${body}\nThe pulse is counted for a whole minute, and never by the Radial artery alone\n${more}\n${body}`,
    );
  });

  it('stand above paragraphs, whose sentences are not cut at the ends of printed lines', async () => {
    const paragraph =
      'Vancomycin is a glycopeptide used for MRSA infections. Infuse vancomycin over at least 60 minutes to avoid red man syndrome. Target trough levels are 15 to 20 mg/L.';
    const text = await printed((page) =>
      page
        .fontSize(18)
        .text('Glycopeptides')
        .fontSize(11)
        .text(paragraph, { width: 300 })
        .text('1. Check the level that was taken before the dose, and hold it', { width: 300 })
        .text('2. Call')
        .text('Nephrotoxicity is an adverse effect of the amino-')
        .text('glycosides and of vancomycin')
        .text('Edema')
        .text('Dyspnea'),
    );
    expect(text).toBe(
      `## Glycopeptides\n\n${paragraph.replace('infections. ', 'infections.\n')}\n1. Check the level that was taken before the dose, and hold it\n2. Call\nNephrotoxicity is an adverse effect of the aminoglycosides and of vancomycin\nEdema\nDyspnea`,
    );
  });

  it('are neither list items larger than the text below them, nor most of the text', async () => {
    const text = await printed((page) =>
      page
        .fontSize(30)
        .text('Heart failure')
        .fontSize(20)
        .text('1. Edema')
        .text('2. Dyspnea')
        .fontSize(16)
        .text('– edema of the feet')
        .text('– dyspnea at night')
        .text('– weight that rises by two kilograms in three days'),
    );
    expect(text).toMatch(/^## Heart failure\n\n1. Edema\n2. Dyspnea\n– edema of the feet\n/);
  });
});

describe('titles of slides', () => {
  const shape = (text: string, holder = '') =>
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="A"/><p:nvPr>${holder}</p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const slide = (...shapes: string[]) =>
    `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shapes.join('')}</p:spTree></p:cSld></p:sld>`;

  it('are headings, wherever they stand on the slide', async () => {
    const bytes = await zip({
      '[Content_Types].xml': types('presentationml.presentation'),
      'ppt/presentation.xml': '<p/>',
      'ppt/slides/slide1.xml': slide(
        shape('Cardiology', '<p:ph type="ctrTitle"/>'),
        shape('NURS 101', '<p:ph type="subTitle" idx="1"/>'),
      ),
      'ppt/slides/slide2.xml': slide(
        shape(body, '<p:ph idx="1"/>'),
        shape('Diuretics', '<p:ph type="title"/>'),
        shape(more),
      ),
    });
    expect(await textOf(bytes)).toBe(`## Cardiology\n\nNURS 101\n\n## Diuretics\n\n${body}\n${more}`);
  });
});

describe('headings and lists of a Word document', () => {
  const paragraph = (text: string, properties = '') =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const item = (list: number, level: number) =>
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
  const schema = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relationships = (...targets: readonly (readonly [string, string])[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(([type, target], at) => `<Relationship Id="r${at}" Type="${kind}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`;
  const level = (number: number, format: string) =>
    `<w:lvl w:ilvl="${number}"><w:numFmt w:val="${format}"/></w:lvl>`;
  const letter = async (...paragraphs: string[]) =>
    textOf(
      await zip({
        '[Content_Types].xml': types('wordprocessingml.document'),
        '_rels/.rels': relationships(['officeDocument', 'word/document.xml']),
        'word/_rels/document.xml.rels': relationships(
          ['styles', 'styles.xml'],
          ['numbering', 'numbering.xml'],
        ),
        'word/styles.xml': `<w:styles ${schema}><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>`,
        'word/numbering.xml': `<w:numbering ${schema}>
          <w:abstractNum w:abstractNumId="0">${level(0, 'decimal')}${level(1, 'lowerLetter')}</w:abstractNum>
          <w:abstractNum w:abstractNumId="1">${level(0, 'bullet')}</w:abstractNum>
          <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
        'word/document.xml': `<w:document ${schema}><w:body>${paragraphs.join('')}</w:body></w:document>`,
      }),
    );

  it('are kept: headings by their style, lists with their numbers and bullets, line by line', async () => {
    const text = await letter(
      paragraph('Hand hygiene', '<w:pStyle w:val="berschrift1"/>'),
      paragraph('Wet the hands', item(1, 0)),
      paragraph('Apply soap', item(1, 0)),
      paragraph('from the dispenser', item(1, 1)),
      paragraph('Rinse', item(1, 0)),
      paragraph('Gloves do not replace it.'),
      paragraph('Dry the hands', item(1, 0)),
      paragraph('Caps', item(2, 0)),
      paragraph('Gowns', item(2, 0)),
    );
    expect(text).toBe(
      [
        '## Hand hygiene\n\n1. Wet the hands\n2. Apply soap\n  a) from the dispenser\n3. Rinse\n',
        'Gloves do not replace it.\n',
        '4. Dry the hands\n- Caps\n- Gowns',
      ].join('\n'),
    );
  });

  it('a line break within a paragraph makes two lines', async () => {
    const broken = '<w:p><w:r><w:t>Wet the hands</w:t><w:br/><w:t>Apply soap</w:t></w:r></w:p>';
    expect(await letter(broken)).toBe('Wet the hands\nApply soap');
  });
});

it.each([
  ['1. Wet\n\n2. Rinse\n \n\n3. Dry\n\nDone.', '1. Wet\n2. Rinse\n3. Dry\n\nDone.'],
  ['1) Wet\r\n\r\n2) Rinse', '1) Wet\n2) Rinse'],
  ['1. Causes\n\n1. Signs\n\n3. Care', '1. Causes\n\n1. Signs\n\n3. Care'],
  ['9. Nine\n\n10. Ten\n\n', '9. Nine\n10. Ten'],
  ['Causes\n\n\n\nSigns', 'Causes\n\nSigns'],
])('numbered lines that follow each other are joined: %j', (text, together) =>
  expect(stepsTogether(text)).toBe(together),
);

it('steps that are separate in a file become one list in the extracted text', async () => {
  const bytes = new TextEncoder().encode('1. Wet\n\n2. Rinse\n\n3. Dry');
  const taken = await textOfFile(
    1,
    () => Promise.resolve(bytes),
    (code) => new Error(code),
  );
  expect(taken).toEqual({ text: '1. Wet\n2. Rinse\n3. Dry', isCut: false });
});
