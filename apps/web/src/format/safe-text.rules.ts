/** Bidirectional control characters: embeddings, overrides, isolates and their terminators. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;
const overrides = /[\u202D\u202E]/g;

/** A name or title without control characters that could reverse the text around it. */
export function stripDirectionMarks(text: string): string {
  return text.replace(directions, '');
}

/** A text without the two overrides, which display characters in a different order than written. */
export function stripOverrides(text: string): string {
  return text.replace(overrides, '');
}

const schemes = new Set(['http:', 'https:', 'mailto:']);

/** A normalized http, https or mailto URL; null for anything else, including relative URLs. */
export function safeHref(address: string): string | null {
  if (!/^(?:https?:\/\/|mailto:)/i.test(address)) return null;
  const url = URL.parse(stripOverrides(address));
  return url && schemes.has(url.protocol) ? url.href : null;
}

/** The path, query and fragment of an address within an origin; null for one elsewhere. */
export function pathWithin(origin: string, address: string): string | null {
  const url = URL.parse(address);
  return url?.origin === origin ? url.pathname + url.search + url.hash : null;
}
