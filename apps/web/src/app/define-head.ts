import type { Language } from '@rounds/contract/common';
import type { Key, Namespace } from '../i18n/keys.ts';
import type { Strings } from '../i18n/translator.ts';

/** A schema.org entity. A string that begins with a slash is a path on this installation. */
export type StructuredData = Readonly<Record<string, unknown>>;

/**
 * What a public screen tells search engines and previews of links, in the `head.ts` of its folder. The build writes it to
 * `heads.json`, and the server puts it into the page, because crawlers run no scripts. It isn't part of the client's code.
 */
export interface Head<N extends Namespace = Namespace> {
  /** The namespace that has its title, which is the one that the screen shows, and its description. */
  readonly strings: N;
  readonly title: Key<N>;
  readonly description: Key<N>;
  /** Structured data, as JSON-LD. */
  readonly things?: readonly StructuredData[];
}

/**
 * The export of an `opening.tsx` next to it: the page's first words as HTML, shown until the client's code has loaded.
 */
export interface Opening {
  readonly namespaces: readonly Namespace[];
  readonly openingIn: (language: Language, strings: Readonly<Record<string, Strings>>) => string;
}

export const defineHead = <N extends Namespace>(head: Head<N>): Head<N> => head;
