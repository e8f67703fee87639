import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { InvoiceSheet } from './invoice.rules.ts';

const folder = path.dirname(
  fileURLToPath(import.meta.resolve('@fontsource/atkinson-hyperlegible-next/LICENSE')),
);
const font = (weight: number) =>
  readFile(path.join(folder, `files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`));

const margin = 56;
const muted = '#5b6670';
const ink = '#1b2429';

let latest: Promise<unknown> = Promise.resolve();

/**
 * Draws an invoice on A4, with its font embedded. Drawing blocks the process for a tenth of a second, so invoices are
 * drawn one at a time, each followed by an equally long pause for others.
 */
export async function drawInvoice(sheet: InvoiceSheet, createdAt: Date): Promise<Readable> {
  const before = latest;
  const { promise: isOver, resolve: end } = Promise.withResolvers<null>();
  latest = isOver;
  await before;
  let took = 0;
  try {
    const [regular, bold] = await Promise.all([font(400), font(700)]);
    const began = performance.now();
    const doc = draw(sheet, createdAt, { regular, bold });
    took = performance.now() - began;
    return doc;
  } finally {
    void setTimeout(took, null).then(end);
  }
}

function draw(
  sheet: InvoiceSheet,
  createdAt: Date,
  { regular, bold }: Readonly<Record<'regular' | 'bold', Buffer>>,
): Readable {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    info: { Title: sheet.title, Author: 'Rounds', CreationDate: createdAt, ModDate: createdAt },
  });
  doc.registerFont('regular', regular).registerFont('bold', bold);
  const width = doc.page.width - 2 * margin;
  doc.fillColor(ink).font('bold').fontSize(22).text('Rounds', margin, margin);
  doc.fontSize(16).text(sheet.title, { paragraphGap: 2 });
  doc.font('regular').fontSize(11).fillColor(muted).text(sheet.status);
  doc.moveDown();
  for (const [label, value] of sheet.facts) row(doc, label, value, { width, split: 0.3 });
  doc.moveDown();
  row(doc, ...sheet.head, { width, font: 'bold', isAmount: true });
  rule(doc, width);
  for (const [item, amount] of sheet.lines) row(doc, item, amount, { width, isAmount: true });
  rule(doc, width);
  for (const [label, amount] of sheet.totals)
    row(doc, label, amount, { width, font: 'bold', isAmount: true });
  if (sheet.note !== null) doc.moveDown(2).font('regular').fillColor(muted).text(sheet.note, margin);
  doc.end();
  return doc;
}

interface Look {
  readonly width: number;
  readonly font?: 'regular' | 'bold';
  /** The left column's share of the width. */
  readonly split?: number;
  readonly isAmount?: boolean;
}

/** Two columns; the next row begins below the longer one. */
function row(doc: PDFKit.PDFDocument, left: string, right: string, look: Look): void {
  const { width, font: face = 'regular', split = 0.7, isAmount = false } = look;
  const [first, second] = [width * split - 12, width * (1 - split)];
  doc.font(face).fontSize(11).fillColor(ink);
  const height = Math.max(
    doc.heightOfString(left, { width: first }),
    doc.heightOfString(right, { width: second }),
  );
  if (doc.y + height > doc.page.height - margin) doc.addPage();
  const { y } = doc;
  doc.text(left, margin, y, { width: first });
  doc.text(right, margin + width * split, y, { width: second, align: isAmount ? 'right' : 'left' });
  doc.x = margin;
  doc.y = y + height + 4;
}

function rule(doc: PDFKit.PDFDocument, width: number): void {
  const y = doc.y + 2;
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .stroke(muted);
  doc.y = y + 6;
}
