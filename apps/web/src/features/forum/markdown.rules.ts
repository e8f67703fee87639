import { withoutOverrides } from '../../lib/inert-text.rules.ts';
import { inlineOf } from './markdown-inline.rules.ts';
import { textOf, type Inline } from './markdown-tree.rules.ts';

export type Block =
  /** A heading is a paragraph in bold: the page's outline is not the writer's. */
  | { readonly kind: 'paragraph' | 'heading'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] };

/** Quotes and lists within one another; signs beyond are text. */
const deepest = 4;

const fence = /^ {0,3}(`{3,}|~{3,})[^`]*$/;
const heading = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/;
const quote = /^ {0,3}> ?/;
const item = /^( {0,3})([-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;

/** A text in simple Markdown as blocks. Linear in its length; never throws; holds no address but of web and mail. */
export function blocksOf(text: string): Block[] {
  return blocksIn(
    withoutOverrides(text)
      .normalize('NFC')
      .split(/\r\n?|\n/),
    0,
  );
}

/** The words alone, for an excerpt. */
export function wordsOf(text: string): string {
  return blocksOf(text).map(wordsIn).join('\n');
}

function wordsIn(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'quote') return block.blocks.map(wordsIn).join('\n');
  if (block.kind === 'list') return block.items.map((blocks) => blocks.map(wordsIn).join('\n')).join('\n');
  return textOf(block.children);
}

function blocksIn(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  const nests = depth < deepest;
  let at = 0;
  const lineAt = (index: number) => lines[index] ?? '';

  while (at < lines.length) {
    const line = lineAt(at);
    const from = at;
    const fenced = fence.exec(line)?.[1];
    const title = heading.exec(line)?.[1];
    if (line.trim() === '') {
      at += 1;
    } else if (fenced !== undefined) {
      at = endOf(lines, from + 1, (next) => !isClosing(next, fenced));
      blocks.push({ kind: 'code', text: lines.slice(from + 1, at).join('\n') });
      at += 1;
    } else if (title !== undefined && title !== '') {
      blocks.push({ kind: 'heading', children: inlineOf(title) });
      at += 1;
    } else if (nests && quote.test(line)) {
      at = endOf(lines, from, (next) => quote.test(next));
      const inside = lines.slice(from, at).map((next) => next.replace(quote, ''));
      blocks.push({ kind: 'quote', blocks: blocksIn(inside, depth + 1) });
    } else if (nests && item.test(line)) {
      const list = listAt(lines, from, depth);
      blocks.push(list.block);
      at = list.end;
    } else {
      at = endOf(lines, from + 1, (next) => next.trim() !== '' && !startsBlock(next, nests));
      const words = lines.slice(from, at).map((next) => next.trim());
      blocks.push({ kind: 'paragraph', children: inlineOf(words.join('\n')) });
    }
  }
  return blocks;
}

function endOf(lines: readonly string[], from: number, goesOn: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && goesOn(lines[end] ?? '')) end += 1;
  return end;
}

function isClosing(line: string, opening: string): boolean {
  const text = line.trim();
  return text.length >= opening.length && text === (opening[0] ?? '').repeat(text.length);
}

function startsBlock(line: string, nests: boolean): boolean {
  return fence.test(line) || heading.test(line) || (nests && (quote.test(line) || item.test(line)));
}

/** A list from its first line on: items of one kind, each with the indented lines below it. */
function listAt(lines: readonly string[], from: number, depth: number): { block: Block; end: number } {
  const ordered = (line: string) => {
    const sign = item.exec(line)?.[2];
    return sign === undefined ? undefined : /\d/.test(sign);
  };
  const first = lines[from] ?? '';
  const kind = ordered(first);
  const indent = kind ? /^(?:\t| {2,3})/ : /^(?:\t| {2})/;
  const items: Block[][] = [];
  let at = from;
  while (at < lines.length && ordered(lines[at] ?? '') === kind) {
    const own = [(lines[at] ?? '').replace(item, '')];
    at += 1;
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      const isIndented = /^(?: {2}|\t)/.test(line);
      const isGap = line.trim() === '' && /^(?: {2}|\t)/.test(lines[at + 1] ?? '');
      if (!isIndented && !isGap) break;
      own.push(line.replace(indent, ''));
    }
    items.push(blocksIn(own, depth + 1));
    // A gap between two items of the same list.
    if ((lines[at] ?? '').trim() === '' && ordered(lines[at + 1] ?? '') === kind && at < lines.length - 1)
      at += 1;
  }
  const number = kind ? Number.parseInt(first, 10) : null;
  return { block: { kind: 'list', start: number, items }, end: at };
}
