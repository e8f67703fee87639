/** Marks that force or nest a direction: embeddings, overrides and isolates, with their ends. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;
const overrides = /[\u202D\u202E]/g;

/** A name or a title without the marks that would turn around what stands beside it. */
export function plainName(text: string): string {
  return text.replace(directions, '');
}

/** A text without the two marks that show its letters in an order that nobody wrote them in. */
export function withoutOverrides(text: string): string {
  return text.replace(overrides, '');
}

const schemes = new Set(['http:', 'https:', 'mailto:']);

/** An address of the web or of mail, as the browser reads it; null for every other, relative ones among them. */
export function safeHref(address: string): string | null {
  if (!/^(?:https?:\/\/|mailto:)/i.test(address)) return null;
  const url = URL.parse(withoutOverrides(address));
  return url && schemes.has(url.protocol) ? url.href : null;
}
