/** A point of a plot, in percent from its upper left corner, as it runs. */
export type PlotPoint = readonly [x: number, y: number];

/** What a label takes up, in percent of a phone's plot. */
const width = 34;
const height = 14;

/** How near a line may come, with its dots. */
const margin = 3;

export interface LabelPlace {
  /** Where it begins. */
  readonly x: number;
  readonly isBelow: boolean;
}

/** Along a level of the plot where its label is free of the curve: above it if there is room, near its beginning. */
export function labelPlace(curve: readonly PlotPoint[], level: number): LabelPlace {
  const places = [false, true].flatMap((isBelow) =>
    [0, 50 - width / 2, 100 - width].map((x): LabelPlace => ({ x, isBelow })),
  );
  const isFree = ({ x, isBelow }: LabelPlace) => {
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
