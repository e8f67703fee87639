import type { English } from './english.ts';

type WithoutPluralSuffix<K extends string> =
  K extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : K;

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPluralSuffix<K> : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

export type Namespace = keyof English;

/** The keys of a namespace, as `nested.path`, plurals without their suffix. */
export type Key<N extends Namespace> = Paths<English[N]>;
