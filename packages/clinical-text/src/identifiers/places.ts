/** Where something stands in a text, UTF-16 offsets. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** What can tell who a patient is. */
export type IdentifierKind = 'name' | 'birth_date' | 'record_number' | 'phone' | 'email' | 'address';

/** What it is, and its place in the text. */
export interface Identifier extends Place {
  readonly kind: IdentifierKind;
}

export const textAt = ({ start, end }: Place, text: string): string => text.slice(start, end);
/** What stands before a place, up to so many characters. */
export const before = ({ start }: Place, text: string, most: number): string =>
  text.slice(Math.max(0, start - most), start);
/** What stands after a place, up to so many characters. */
export const after = ({ end }: Place, text: string, most: number): string => text.slice(end, end + most);

/** Where a pattern's first group stands. */
export const placesOf = (text: string, pattern: RegExp): readonly Place[] =>
  [...text.matchAll(pattern)].flatMap(({ indices }) => {
    const [start, end] = indices?.[1] ?? [];
    return start === undefined || end === undefined ? [] : [{ start, end }];
  });
