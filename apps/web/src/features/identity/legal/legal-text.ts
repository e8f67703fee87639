import type { Key, Namespace } from '../../../i18n/keys.ts';

/** The sentence that says where to write to. */
export const contactMark = 'contact';

/** A section of a translated legal text. */
export interface LegalSection<N extends Namespace> {
  /** The anchor. */
  readonly id: string;
  readonly title: Key<N>;
  /** In order: a key is a paragraph, a list of keys is a list. */
  readonly body: readonly (Key<N> | typeof contactMark | readonly Key<N>[])[];
}
