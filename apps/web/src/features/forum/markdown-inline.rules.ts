import { safeHref } from '../../lib/inert-text.rules.ts';
import { OpenMarks, treeOf, type Token } from './markdown-marks.rules.ts';
import type { Inline } from './markdown-tree.rules.ts';

/* Sticky: each is tried at one place only. The last two find what the contract's rules find. */
const patterns = {
  escaped: /\\([!-/:-@[-`{-~])/y,
  ticks: /`+/y,
  stars: /\*+|_+/y,
  target: /\]\(\s?<?((?:[^\s()<>]|\([^\s()<>]{0,200}\)){1,2000})>?(?:\s"[^"\n]{0,200}")?\s?\)/y,
  angled: /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/iy,
  address: /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"`]{1,2000}/iuy,
  tag: /(?<![\p{L}\p{N}_/#&])#(\p{L}[\p{L}\p{N}_]{1,49})/uy,
  mention: /(?<![\p{L}\p{N}_@./-])@([A-Za-z0-9_.-]{2,29}[A-Za-z0-9_])/uy,
  plain: /[^\\`*_[\]<#@hH\n]+/y,
} as const;

/** The marks, words and links of a paragraph. Linear in its length; never throws. */
export function inlineOf(text: string): Inline[] {
  return treeOf(tokensOf(text));
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const marks = new OpenMarks(tokens);
  const ticks = new Ticks(text);
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const take = (found: RegExpExecArray | null, lengthOf: (found: RegExpExecArray) => number): boolean => {
    if (!found) return false;
    at += lengthOf(found);
    return true;
  };
  const push = (token: Token, length: number) => {
    tokens.push(token);
    return length;
  };

  while (at < text.length) {
    const done =
      take(match(patterns.plain), ([all]) => push({ kind: 'text', text: all }, all.length)) ||
      take(match(patterns.escaped), ([all, sign = '']) => push({ kind: 'text', text: sign }, all.length)) ||
      take(match(patterns.ticks), ([run]) => {
        const end = ticks.after(run.length, at);
        if (end === undefined) return push({ kind: 'text', text: run }, run.length);
        const inside = text.slice(at + run.length, end).replaceAll('\n', ' ');
        return push({ kind: 'code', text: inside }, end + run.length - at);
      }) ||
      take(match(patterns.stars), ([run]) => {
        marks.emphasis(run, text[at - 1] ?? ' ', text[at + run.length] ?? ' ');
        return run.length;
      }) ||
      take(match(patterns.target), ([all, address = '']) => {
        const href = safeHref(address);
        if (href !== null && marks.closeLink(href)) return all.length;
        return push({ kind: 'text', text: ']' }, 1);
      }) ||
      take(match(patterns.angled), ([all, address = '']) => {
        const href = safeHref(address);
        const children: Inline[] = [{ kind: 'text', text: address }];
        return push(
          href === null ? { kind: 'text', text: all } : { kind: 'link', href, children },
          all.length,
        );
      }) ||
      take(match(patterns.address), ([all]) => {
        const address = withoutStop(all);
        const href = safeHref(address);
        const children: Inline[] = [{ kind: 'text', text: address }];
        if (href === null) return push({ kind: 'text', text: all }, all.length);
        return push({ kind: 'link', href, children }, address.length);
      }) ||
      take(match(patterns.tag), ([all, name = '']) =>
        push({ kind: 'tag', name: name.toLowerCase(), text: all }, all.length),
      ) ||
      take(match(patterns.mention), ([all, name = '']) =>
        push({ kind: 'mention', name, text: all }, all.length),
      );
    if (done) continue;
    const sign = text[at] ?? '';
    if (sign === '[') marks.openLink();
    else tokens.push(sign === '\n' ? { kind: 'break' } : { kind: 'text', text: sign });
    at += 1;
  }
  return tokens;
}

/** A full stop, a comma or a bracket at the end of an address belongs to the sentence around it. */
function withoutStop(address: string): string {
  const hasBracket = address.includes('(');
  const stop = hasBracket ? /[.,;:!?'"\]*_~]/ : /[.,;:!?'")\]*_~]/;
  let end = address.length;
  while (end > 0 && stop.test(address[end - 1] ?? '')) end -= 1;
  return address.slice(0, end);
}

/** Where runs of backticks begin, by their length. Asked from the start to the end, so that none is looked at twice. */
class Ticks {
  readonly #places = new Map<number, { readonly starts: number[]; next: number }>();

  constructor(text: string) {
    for (const { 0: run, index } of text.matchAll(/`+/g)) {
      const known = this.#places.get(run.length);
      if (known) known.starts.push(index);
      else this.#places.set(run.length, { starts: [index], next: 0 });
    }
  }

  /** Where the next run of a length begins after a place. */
  after(length: number, place: number): number | undefined {
    const list = this.#places.get(length);
    if (!list) return undefined;
    while ((list.starts[list.next] ?? Infinity) <= place) list.next += 1;
    return list.starts[list.next];
  }
}
