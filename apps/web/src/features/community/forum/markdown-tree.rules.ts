/** What stands in a line: words, marks around them, links. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  /** `name` is without its sign, a tag's in small letters; `text` as it was written. */
  | { readonly kind: 'tag' | 'mention'; readonly name: string; readonly text: string }
  | { readonly kind: 'break' };

export type Block =
  /** A heading is a paragraph in bold: the page's outline is not the writer's. */
  | { readonly kind: 'paragraph' | 'heading'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] };

/** The words without the marks. */
export function textOf(list: readonly Inline[]): string {
  return list
    .map((inline) => {
      if (inline.kind === 'break') return '\n';
      return 'children' in inline ? textOf(inline.children) : inline.text;
    })
    .join('');
}
