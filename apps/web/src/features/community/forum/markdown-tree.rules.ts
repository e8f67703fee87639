/** The content of a line: words, formatting, links. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  /** `name` is without its sign, and in lowercase for a tag; `text` is as written. */
  | { readonly kind: 'tag' | 'mention'; readonly name: string; readonly text: string }
  | { readonly kind: 'break' };

export type Block =
  /** A heading becomes a bold paragraph: authors must not change the page's outline. */
  | { readonly kind: 'paragraph' | 'heading'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] };

/** The words without the formatting. */
export function textOf(list: readonly Inline[]): string {
  return list
    .map((inline) => {
      if (inline.kind === 'break') return '\n';
      return 'children' in inline ? textOf(inline.children) : inline.text;
    })
    .join('');
}
