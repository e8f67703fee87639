/**
 * What to store for a screen that a question leads away to: the question's address, with everything in its history
 * entry.
 */
export interface WayBack {
  readonly question: { readonly href: string; readonly state: unknown };
}

export function wayBack(): WayBack {
  return { question: { href: location.pathname + location.search, state: history.state as unknown } };
}
