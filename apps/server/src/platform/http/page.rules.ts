/** An element of a page's head, with its attributes. */
export type HeadTag = { readonly tag: 'meta' | 'link' } & Readonly<Record<string, string>>;

/** What a page says about itself, as plain text. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly HeadTag[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stays text, in an element and in a quoted attribute. Control characters become spaces. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign).replaceAll(/\p{Cc}/gu, ' ');
}

/**
 * The client's page with another title and description, and with more tags at the end of its head.
 * @throws Error when the page is not built as ours is
 */
export function withHead(page: string, { title, description, tags }: PageHead): string {
  const more = tags.map(({ tag, ...attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag}${written.join('')}>`;
  });
  const about = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...more,
  ].join('\n    ');
  const bare = page
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta\s+name="description"[^>]*>\s*/, '');
  const end = bare.indexOf('</head>');
  if (end < 0) throw new Error('The page has no head');
  return `${bare.slice(0, end)}  ${about}\n  ${bare.slice(end)}`;
}
