import type { Language } from '@rounds/contract/common';
import type { Namespace } from './keys.ts';

/** The file with the strings of one namespace in one language. */
export const stringsUrl = (code: Language, namespace: Namespace): string =>
  `${import.meta.env.STRINGS}/${code}/${namespace}.json`;
