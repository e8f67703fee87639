import type { Place } from './places.ts';

/** Markdown's marks around words in bold or italics: "**Patient:** Maria", "_DOB_: 03/04/1956". */
const marks =
  /(?<![\p{L}\d*])\*{1,3}(?=[\p{L}\d+(])|(?<=[\p{L}\d:.,;)])\*{1,3}(?![\p{L}\d*])|(?<![\p{L}\d_])_{1,2}(?=[\p{L}+(])|(?<=[\p{L}\d:.,;)])_{1,2}(?![\p{L}\d_])/gu;

/** A text without the marks of its emphasis, and where a place of it stands in the text as it was. */
export function withoutEmphasis(text: string): {
  readonly plain: string;
  readonly inText: <Found extends Place>(found: Found) => Found;
} {
  const kept: { readonly from: number; readonly moved: number }[] = [];
  let plain = '';
  let at = 0;
  for (const { index, 0: mark } of text.matchAll(marks)) {
    plain += text.slice(at, index);
    at = index + mark.length;
    kept.push({ from: plain.length, moved: at - plain.length });
  }
  plain += text.slice(at);
  const movedAt = (offset: number) => {
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((kept[middle]?.from ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return offset + (kept[low - 1]?.moved ?? 0);
  };
  return {
    plain,
    inText: (found) => ({ ...found, start: movedAt(found.start), end: movedAt(found.end - 1) + 1 }),
  };
}
