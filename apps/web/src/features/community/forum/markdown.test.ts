import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postContentLength, tagsOf } from '@rounds/contract/community/forum.rules';
import { pathWithin, safeHref, stripDirectionMarks } from '../../../format/safe-text.rules.ts';
import { hostileMarkdown } from './hostile-markdown.ts';
import { parseMarkdown, plainTextOf } from './markdown.ts';
import type { Block, Inline } from './markdown-tree.rules.ts';

/** The tree in short: `<b>` strong, `<i>` emphasis, `<c>` code, `<a>` link, `{#x}` tag, `{@x}` mention, `/` break. */
function short(list: readonly Inline[]): string {
  return list
    .map((inline) => {
      if (inline.kind === 'break') return '/';
      if ('children' in inline) {
        const inside = short(inline.children);
        if (inline.kind === 'link') return `<a ${inline.href}>${inside}</a>`;
        return inline.kind === 'strong' ? `<b>${inside}</b>` : `<i>${inside}</i>`;
      }
      if (inline.kind === 'code') return `<c>${inline.text}</c>`;
      if (inline.kind === 'tag') return `{#${inline.name}}`;
      return inline.kind === 'mention' ? `{@${inline.name}}` : inline.text;
    })
    .join('');
}

function outline(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'code') return `code(${block.text})`;
      if (block.kind === 'quote') return `quote(${outline(block.blocks)})`;
      if (block.kind === 'list')
        return `${block.start ?? '-'}list(${block.items.map((blocks) => outline(blocks)).join('; ')})`;
      return `${block.kind === 'heading' ? 'h' : 'p'}(${short(block.children)})`;
    })
    .join(' ');
}

describe('paragraphs and their content', () => {
  it.each([
    ['**bold** and *italic* and _too_', 'p(<b>bold</b> and <i>italic</i> and <i>too</i>)'],
    ['***both***', 'p(<i><b>both</b></i>)'],
    ['**a *b* c**', 'p(<b>a <i>b</i> c</b>)'],
    ['2 * 3 * 4, snake_case_name', 'p(2 * 3 * 4, snake_case_name)'],
    ['**left open, *so', 'p(**left open, *so)'],
    ['*a [b* c](https://x.org)', 'p(*a <a https://x.org/>b* c</a>)'],
    ['`**code**` and ``a ` b``', 'p(<c>**code**</c> and <c>a ` b</c>)'],
    ['an open ` tick', 'p(an open ` tick)'],
    ['\\*no\\* \\# \\n', 'p(*no* # \\n)'],
    ['one\ntwo', 'p(one/two)'],
    ['one\r\n\r\ntwo', 'p(one) p(two)'],
    [
      'See [NICE](https://www.nice.org.uk/ng51 "Sepsis").',
      'p(See <a https://www.nice.org.uk/ng51>NICE</a>.)',
    ],
    ['[Shock](https://x.org/Shock_(circulatory))', 'p(<a https://x.org/Shock_(circulatory)>Shock</a>)'],
    ['[**b** #tag](https://x.org)', 'p(<a https://x.org/><b>b</b> #tag</a>)'],
    ['(https://x.org/a).', 'p((<a https://x.org/a>https://x.org/a</a>).)'],
    ['<mailto:a@b.org>', 'p(<a mailto:a@b.org>mailto:a@b.org</a>)'],
    ['[x](javascript:alert(1))', 'p([x](javascript:alert(1)))'],
    ['[x](JaVaScRiPt:alert)', 'p([x](JaVaScRiPt:alert))'],
    ['[x](data:text/html,hi) [y](//evil.example)', 'p([x](data:text/html,hi) [y](//evil.example))'],
    ['![x](https://x.org/a.png)', 'p(!<a https://x.org/a.png>x</a>)'],
    ['<script>alert(1)</script>', 'p(<script>alert(1)</script>)'],
    ['看https://x.org/a。', 'p(看<a https://x.org/a>https://x.org/a</a>。)'],
    ['https://x.org/#a_b_c/@d', 'p(<a https://x.org/#a_b_c/@d>https://x.org/#a_b_c/@d</a>)'],
    ['www.x.org ftp://x.org mailto:a@b.org', 'p(www.x.org ftp://x.org mailto:a@b.org)'],
    ['https://аррӏе.com', 'p(<a https://xn--80ak6aa92e.com/>https://аррӏе.com</a>)'],
    ['a &lt; b &amp; c', 'p(a &lt; b &amp; c)'],
    ['#Sepsis for @nora.b, not a@b.org', 'p({#sepsis} for {@nora.b}, not a@b.org)'],
    ['what about C#sharp and x.org/#a', 'p(what about C#sharp and x.org/#a)'],
    ['a\u202Eb\u202Dc', 'p(abc)'],
  ])('%s', (text, expected) => {
    expect(outline(parseMarkdown(text))).toBe(expected);
  });
});

describe('blocks', () => {
  it.each([
    ['# Plan\ntext', 'h(Plan) p(text)'],
    ['#notaheading', 'p({#notaheading})'],
    ['- a\n- b\n\n- c\nafter', '-list(p(a); p(b); p(c)) p(after)'],
    ['3. a\n4. b', '3list(p(a); p(b))'],
    ['- a\n  - b\n    - c', '-list(p(a) -list(p(b) -list(p(c))))'],
    ['text\n- a', 'p(text) -list(p(a))'],
    ['> said\n> so\n\nanswer', 'quote(p(said/so)) p(answer)'],
    ['> > twice', 'quote(quote(p(twice)))'],
    ['> said\nanswer', 'quote(p(said)) p(answer)'],
    ['- > said\n  answer', '-list(quote(p(said)) p(answer))'],
    ['> - a\nanswer', 'quote(-list(p(a))) p(answer)'],
    [`${'> '.repeat(8)}eight`, `${'quote('.repeat(8)}p(eight)${')'.repeat(8)}`],
    [`${'> '.repeat(9)}nine\n\nafter`, `${'quote('.repeat(8)}p(> nine)${')'.repeat(8)} p(after)`],
    ['- - - - four\n- b', '-list(-list(-list(-list(p(four)))); p(b))'],
    ['- - - - - five\n- b', '-list(-list(-list(-list(p(- five)))); p(b))'],
    ['```\n**raw** <b>\n\n- x\n```\nafter', 'code(**raw** <b>\n\n- x) p(after)'],
    ['```js\nleft open', 'code(left open)'],
    ['', ''],
    ['\n \n', ''],
  ])('%j', (text, expected) => {
    expect(outline(parseMarkdown(text))).toBe(expected);
  });
});

/** Texts that try to break things: Markdown's characters, and whatever browsers interpret. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '*',
        '_',
        '**',
        '`',
        '```',
        '[',
        ']',
        '(',
        ')',
        '](',
        '<',
        '>',
        '> ',
        '- ',
        '1. ',
        '\n',
      ),
      fc.constantFrom('#', '@', '\\', 'https://', 'javascript:', 'data:', 'mailto:', ' ', '\u202E', '!['),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 120 },
  )
  .map((parts) => parts.join(''));

function linksIn(list: readonly Inline[]): string[] {
  return list.flatMap((inline) => [
    ...(inline.kind === 'link' ? [inline.href] : []),
    ...('children' in inline ? linksIn(inline.children) : []),
  ]);
}
const inlinesOf = (blocks: readonly Block[]): Inline[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'code') return [];
    if (block.kind === 'quote') return inlinesOf(block.blocks);
    if (block.kind === 'list') return block.items.flatMap(inlinesOf);
    return [...block.children];
  });

function depthOf(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  return 1 + Object.values(tree).reduce((most: number, part) => Math.max(most, depthOf(part)), 0);
}

describe('whatever is written', () => {
  it('keeps all of its letters outside of addresses and fences', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        fc.pre(!/[`~]{3}|\]\(|\d/.test(text));
        const letters = (from: string) => [...from.matchAll(/\p{L}/gu)].join('');
        expect(letters(plainTextOf(text))).toBe(letters(text.normalize('NFC')));
      }),
    );
  });
  it('links to the web and to mail only', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const href of linksIn(inlinesOf(parseMarkdown(text)))) {
          expect(['http:', 'https:', 'mailto:']).toContain(new URL(href).protocol);
        }
      }),
    );
  });
  it('finds no hashtag that the server does not find', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        fc.pre(!/[\u202D\u202E]/.test(text));
        const known = new Set(tagsOf(text));
        const found = inlinesOf(parseMarkdown(text)).flatMap((inline) =>
          inline.kind === 'tag' ? [inline.name] : [],
        );
        if (known.size < 10) for (const name of found) expect(known).toContain(name);
      }),
    );
  });

  it.each(Object.entries(hostileMarkdown))('nests %s no deeper than a page can', (_, textOf) => {
    expect(depthOf(parseMarkdown(textOf(postContentLength)))).toBeLessThan(40);
  });
});

it('has no links except to the web and mail', () => {
  expect(safeHref('https://x.org/a b')).toBe('https://x.org/a%20b');
  for (const address of ['java\nscript:x', 'vbscript:x', '/u/a', 'x.org', 'https://', ' https://x.org'])
    expect(safeHref(address)).toBeNull();
});

it('distinguishes its own addresses from lookalikes', () => {
  const own = 'https://rounds.example';
  expect(pathWithin(own, `${own}/practice/1?a=b#c`)).toBe('/practice/1?a=b#c');
  for (const address of [
    'https://rounds.example.evil.org/practice/1',
    'https://rounds.example@evil.org/practice/1',
    'http://rounds.example/practice/1',
    'mailto:a@rounds.example',
    'nonsense',
  ])
    expect(pathWithin(own, address)).toBeNull();
});

it('removes direction marks from names', () => {
  expect(stripDirectionMarks('nora\u202Etxt.\u2066exe\u2069')).toBe('noratxt.exe');
});
