import type { ReviewItem, ReviewOverview } from '@rounds/contract/learning/review';

type Coming = Pick<ReviewOverview, 'nextOn' | 'forecast'>;

/** The days ahead as they will be: what is beyond today's limit comes tomorrow, with what is due then. */
export function comingOf({
  today,
  waiting,
  nextOn,
  forecast,
}: Coming & Pick<ReviewOverview, 'today' | 'waiting'>): Coming {
  if (waiting === 0) return { nextOn, forecast };
  const tomorrow = dayAfter(today);
  const [first, ...rest] = forecast;
  return {
    nextOn: tomorrow,
    forecast:
      first?.day === tomorrow
        ? [{ day: tomorrow, due: first.due + waiting }, ...rest]
        : [{ day: tomorrow, due: waiting }, ...forecast],
  };
}

/** Days that are always named, so that one with reviews is seen among those without. */
const daysAhead = 7;

/** Each of the coming seven days, and the later ones on which something comes back. */
export function eachDay(today: string, forecast: Coming['forecast']): Coming['forecast'] {
  const due = new Map(forecast.map((one) => [one.day, one.due]));
  const days: string[] = [];
  for (let day = dayAfter(today); days.length < daysAhead; day = dayAfter(day)) days.push(day);
  const last = days.at(-1) ?? today;
  return [
    ...days.map((day) => ({ day, due: due.get(day) ?? 0 })),
    ...forecast.filter(({ day }) => day > last),
  ];
}

export interface DueTogether<Item> {
  /** Null for now. */
  readonly day: string | null;
  readonly items: readonly Item[];
}

/**
 * Questions that come back on the same day, in the order given; whatever is overdue comes back now, without a reproach.
 * @param today undefined while it isn't known
 * @param waitsUntil the day for which all that is due waits; null where it can be reviewed now
 */
export function byDay<Item extends Pick<ReviewItem, 'dueOn'>>(
  items: readonly Item[],
  today: string | undefined,
  waitsUntil: string | null,
): readonly DueTogether<Item>[] {
  const days = Map.groupBy(items, ({ dueOn }) =>
    today !== undefined && dueOn <= today ? waitsUntil : dueOn,
  );
  return [...days].map(([day, together]) => ({ day, items: together }));
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
