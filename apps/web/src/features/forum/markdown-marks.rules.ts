import { textOf, type Inline } from './markdown-tree.rules.ts';

/** A sign that opens or closes something, once its other half is found; by itself it is text. */
interface Mark {
  readonly text: string;
  /** Of an opening one: what it begins, up to which token. */
  opens?: { readonly end: number; readonly href?: string };
  /** Of a closing one: the token that it ends. */
  closes?: number;
}
export type Token = Inline | Mark;

/** Bold in italic in a link is enough: what is nested deeper loses its marks, not its words. */
const deepest = 4;

/**
 * Finds the pairs. What is open stands on a stack; a closing sign takes off what was opened after its other half, so
 * that pairs never cross, and each sign is put on and taken off once.
 */
export class OpenMarks {
  readonly #tokens: Token[];
  #open: { readonly index: number; readonly text: string }[] = [];
  /** How many of each sign are open: where there is none, nothing has to be searched. */
  readonly #counts = new Map<string, number>();

  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  openLink(): void {
    this.#push('[');
  }

  /** Ends a link at the last open bracket, with no link around it; false where there is none. */
  closeLink(href: string): boolean {
    if (!this.#counts.get('[')) return false;
    this.#close((text) => text === '[', ']', href);
    // A link holds no link: brackets before this one stay brackets.
    this.#open = this.#open.filter(({ text }) => text !== '[');
    this.#counts.set('[', 0);
    return true;
  }

  /** A run of stars or underscores between two characters. */
  emphasis(run: string, before: string, after: string): void {
    const sign = run[0] ?? '';
    const word = /[\p{L}\p{N}_]/u;
    const inside = sign === '_';
    const canOpen = !/\s/.test(after) && !(inside && word.test(before));
    const canClose = !/\s/.test(before) && !(inside && word.test(after));
    let left = run.length;
    while (canClose && left > 0) {
      const most = left;
      const isHalf = (text: string) => text[0] === sign && text.length <= most;
      if (!this.#counts.get(sign) && !(most > 1 && this.#counts.get(sign + sign))) break;
      left -= this.#close(isHalf, sign);
    }
    for (; left > 0; left -= Math.min(left, 2)) {
      if (canOpen) this.#push(sign.repeat(Math.min(left, 2)));
      else this.#tokens.push({ text: sign.repeat(Math.min(left, 2)) });
    }
  }

  #push(text: string): void {
    this.#open.push({ index: this.#tokens.length, text });
    this.#tokens.push({ text });
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  }

  /** Takes off the stack down to the other half, which is there; answers its length. */
  #close(isHalf: (text: string) => boolean, sign: string, href?: string): number {
    for (;;) {
      const top = this.#open.pop();
      if (!top) return 1;
      this.#counts.set(top.text, (this.#counts.get(top.text) ?? 1) - 1);
      if (!isHalf(top.text)) continue;
      const opening = this.#tokens[top.index] as Mark;
      opening.opens = { end: this.#tokens.length, ...(href !== undefined && { href }) };
      this.#tokens.push({ text: sign.repeat(top.text.length), closes: top.index });
      return top.text.length;
    }
  }
}

/** The pairs as a tree; signs without their other half as text. */
export function treeOf(tokens: readonly Token[]): Inline[] {
  const root: Inline[] = [];
  const frames: { readonly index: number; readonly children: Inline[] }[] = [];
  let links = 0;
  const here = () => frames.at(-1)?.children ?? root;

  for (const [index, token] of tokens.entries()) {
    if ('kind' in token) {
      const asText = links > 0 && token.kind !== 'code' && token.kind !== 'break';
      if (asText) addText(here(), textOf([token]));
      else if (token.kind === 'text') addText(here(), token.text);
      else here().push(token);
    } else if (token.opens) {
      if (frames.length >= deepest) continue;
      const children: Inline[] = [];
      const { href } = token.opens;
      if (href === undefined) {
        here().push({ kind: token.text.length > 1 ? 'strong' : 'emphasis', children });
      } else {
        here().push({ kind: 'link', href, children });
        links += 1;
      }
      frames.push({ index, children });
    } else if (token.closes === undefined) {
      addText(here(), token.text);
    } else if (frames.at(-1)?.index === token.closes) {
      if (token.text === ']') links -= 1;
      frames.pop();
    }
  }
  return root;
}

function addText(list: Inline[], text: string): void {
  const last = list.at(-1);
  if (last?.kind === 'text') list[list.length - 1] = { kind: 'text', text: last.text + text };
  else list.push({ kind: 'text', text });
}
