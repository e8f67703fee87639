import type { Language } from '@rounds/contract/common';
import type { Key, Namespace } from '../i18n/keys.ts';
import type { Strings } from '../i18n/translator.ts';

/** A schema.org entity. A string that begins with a slash is a path on this installation. */
export type StructuredData = Readonly<Record<string, unknown>>;

/**
 * What a public screen says about itself to search engines and link previews, in the `head.ts` of its folder. The build
 * writes it to `heads.json`, and the server puts it into the page, because crawlers run no scripts. It doesn't end up
 * in the client's code.
 */
export interface Head<N extends Namespace = Namespace> {
  /** The namespace with its description and its title, which is also the title on screen. */
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
