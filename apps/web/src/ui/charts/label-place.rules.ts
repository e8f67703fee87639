/** A point of a plot, in percent from its upper left corner, as it runs. */
export type PlotPoint = readonly [x: number, y: number];

/** What a letter of a label takes up, and its line, in percent of a phone's plot. */
const letter = 3.7;
const height = 14;

/** How near a line may come, with its dots. */
const margin = 3;

/** Where it may begin, the first that is free. */
const starts = [0, 11, 22, 33, 44, 55, 66];

export interface LabelPlace {
  /** Where it begins. */
  readonly x: number;
  readonly isBelow: boolean;
}

/** Along a level of the plot where its label is free of the curve: above it if there is room, near its beginning. */
export function labelPlace(curve: readonly PlotPoint[], level: number, letters: number): LabelPlace {
  const width = letter * letters;
  const places = [false, true].flatMap((isBelow) => starts.map((x): LabelPlace => ({ x, isBelow })));
  const isFree = ({ x, isBelow }: LabelPlace) => {
    if (x > 0 && x + width > 100) return false;
    const top = isBelow ? level : level - height;
    const [from, to] = [x - margin, x + width + margin];
    return !heightsBetween(curve, from, to).some(
      ([high, low]) => low > top - margin && high < top + height + margin,
    );
  };
  return places.find(isFree) ?? { x: 0, isBelow: false };
}

/** How high and how low each stretch of the curve gets between two places. */
function heightsBetween(
  curve: readonly PlotPoint[],
  from: number,
  to: number,
): (readonly [number, number])[] {
  return curve.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = curve[index - 1] ?? [x, y];
    if (x < from || beforeX > to) return [];
    const at = (place: number) =>
      x === beforeX ? y : beforeY + ((place - beforeX) / (x - beforeX)) * (y - beforeY);
    const ends = x === beforeX ? [beforeY, y] : [at(Math.max(from, beforeX)), at(Math.min(to, x))];
    return [[Math.min(...ends), Math.max(...ends)] as const];
  });
}
