import { isBlock, isUnseen, tidied } from './text.ts';
import type { Element } from './xml.ts';

/** What a reader of the XHTML would see, as plain text, without elements of the given names. */
export function htmlLike(element: Element | undefined, without: readonly string[] = []): string {
  return element ? tidied(linesOf(element, without)) : '';
}

function linesOf({ children }: Element, without: readonly string[]): string {
  return children
    .map((child) => {
      // Line breaks in the source are rendered as spaces.
      if (typeof child === 'string') return child.replace(/\s+/g, ' ');
      if (without.includes(child.name) || isUnseen(child.name)) return '';
      if (child.name === 'img') return child.attributes['alt'] ?? '';
      const text = linesOf(child, without);
      return isBlock(child.name) ? `\n${text}\n` : text;
    })
    .join('');
}
