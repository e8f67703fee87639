import { Parser } from 'htmlparser2';

/**
 * Text that all formats can hold: no characters that XML forbids, single spaces, no empty lines. Both exports and
 * imports are normalized, so that an exported question is imported unchanged.
 */
export function tidied(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => (/\s/.test(character) ? character : ''))
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes plain text for use as XML or HTML text or in an attribute. */
export const escaped = (text: string): string =>
  tidied(text).replace(/["&'<>]/g, (character) => entities[character] ?? '');

/** Plain text as HTML or XHTML, keeping its lines. */
export const htmlOf = (text: string): string => escaped(text).replaceAll('\n', '<br/>');

const unseen = new Set(['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object']);
const blocks =
  /^(?:address|article|blockquote|br|dd|div|dl|dt|figure|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)$/;
/** Elements that start on a new line. */
export const isBlock = (name: string): boolean => blocks.test(name);
export const isUnseen = (name: string): boolean => unseen.has(name);

/** What a reader of the HTML would see, as plain text. */
export function textOfHtml(html: string): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name, { alt }) => {
      if (isUnseen(name)) hidden += 1;
      else if (isBlock(name)) text += '\n';
      else if (name === 'img' && alt && hidden === 0) text += alt;
    },
    onclosetag: (name) => {
      if (isUnseen(name)) hidden = Math.max(0, hidden - 1);
      else if (isBlock(name)) text += '\n';
    },
    ontext: (words) => {
      // Line breaks in the source are rendered as spaces.
      if (hidden === 0) text += words.replace(/\s+/g, ' ');
    },
  });
  parser.end(html);
  return tidied(text);
}
