import type { Language } from '@rounds/contract/common';
import type { Namespace } from './keys.ts';

/** The file with the strings of one namespace in one language. */
export const stringsUrl = (code: Language, namespace: Namespace): string =>
  `${import.meta.env.STRINGS}/${code}/${namespace}.json`;

/** A build's file with all that a screen begins with, by namespace. */
export const screenStringsUrl = (code: Language, screen: string): string =>
  `${import.meta.env.STRINGS}/${code}/screen/${screen}.json`;

/** A build's file with every string of a language, by namespace. */
export const allStringsUrl = (code: Language): string => `${import.meta.env.STRINGS}/${code}/all.json`;
