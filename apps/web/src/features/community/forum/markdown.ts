import { postContentLength } from '@rounds/contract/community/forum.rules';
import { safeHref, stripOverrides } from '../../../format/safe-text.rules.ts';
import { parser } from './markdown-parser.ts';
import { textOf, type Block, type Inline } from './markdown-tree.rules.ts';

type Token = ReturnType<typeof parser.parse>[number];

/** Bold in italics in a link is enough; deeper formatting is dropped, but its words stay. */
const deepestMark = 4;

/** Parses simple Markdown into blocks. A text longer than any post is shown as typed. Never throws. */
export function parseMarkdown(text: string): Block[] {
  const clean = stripOverrides(text).normalize('NFC');
  if (text.length > postContentLength) return [{ kind: 'paragraph', children: plainLines(clean) }];
  return blocksIn(parser.parse(clean, {}));
}

/** The words alone, for an excerpt. */
export function plainTextOf(text: string): string {
  return parseMarkdown(text).map(plainTextIn).join('\n');
}

function plainTextIn(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'quote') return block.blocks.map(plainTextIn).join('\n');
  if (block.kind === 'list')
    return block.items.map((blocks) => blocks.map(plainTextIn).join('\n')).join('\n');
  return textOf(block.children);
}

function plainLines(text: string): Inline[] {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line, index): Inline[] => [
      ...(index > 0 ? [{ kind: 'break' as const }] : []),
      { kind: 'text', text: line },
    ]);
}

/** Anything not listed here can't get onto the page. */
function blocksIn(tokens: readonly Token[]): Block[] {
  const open: Block[][] = [[]];
  const items: Block[][][] = [];
  const add = (block: Block) => open.at(-1)?.push(block);
  for (const [index, token] of tokens.entries()) {
    switch (token.type) {
      case 'inline': {
        const children = inlinesIn(token.children ?? []);
        const kind = tokens[index - 1]?.type === 'heading_open' ? 'heading' : 'paragraph';
        if (children.length > 0) add({ kind, children });
        break;
      }
      case 'fence':
        add({ kind: 'code', text: token.content.replace(/\n$/, '') });
        break;
      case 'blockquote_open':
      case 'list_item_open':
        open.push([]);
        break;
      case 'blockquote_close':
        add({ kind: 'quote', blocks: open.pop() ?? [] });
        break;
      case 'list_item_close':
        items.at(-1)?.push(open.pop() ?? []);
        break;
      case 'bullet_list_open':
      case 'ordered_list_open': {
        const own: Block[][] = [];
        items.push(own);
        const start = token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : null;
        add({ kind: 'list', start, items: own });
        break;
      }
      case 'bullet_list_close':
      case 'ordered_list_close':
        items.pop();
    }
  }
  return open[0] ?? [];
}

function inlinesIn(tokens: readonly Token[]): Inline[] {
  const root: Inline[] = [];
  /** Where to add what comes next, one entry per open mark; a mark that is too deep repeats the one around it. */
  const open = [root];
  const add = (inline: Inline) => (open.at(-1) ?? root).push(inline);
  const enter = (inlineOf: (children: Inline[]) => Inline) => {
    const children: Inline[] = [];
    const isTooDeep = open.length > deepestMark;
    if (!isTooDeep) add(inlineOf(children));
    open.push(isTooDeep ? (open.at(-1) ?? root) : children);
  };
  for (const token of tokens) {
    switch (token.type) {
      case 'text':
        if (token.content !== '') add({ kind: 'text', text: token.content });
        break;
      case 'code_inline':
        add({ kind: 'code', text: token.content });
        break;
      case 'softbreak':
      case 'hardbreak':
        add({ kind: 'break' });
        break;
      case 'tag':
        add({ kind: 'tag', name: token.info.toLowerCase(), text: token.content });
        break;
      case 'mention':
        add({ kind: 'mention', name: token.info, text: token.content });
        break;
      case 'strong_open':
      case 'em_open':
        enter((children) => ({ kind: token.type === 'em_open' ? 'emphasis' : 'strong', children }));
        break;
      case 'link_open': {
        const href = safeHref(String(token.attrGet('href')));
        if (href === null) open.push(open.at(-1) ?? root);
        else enter((children) => ({ kind: 'link', href, children }));
        break;
      }
      case 'strong_close':
      case 'em_close':
      case 'link_close':
        open.pop();
    }
  }
  return root;
}
