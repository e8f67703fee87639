import type { ReviewItem, ReviewOverview } from '@rounds/contract/learning/review';

type Coming = Pick<ReviewOverview, 'nextOn' | 'forecast'>;

/** The days ahead: what exceeds today's limit comes tomorrow, along with what is due then. */
export function upcomingReviews({
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

/** Days that are always listed, so that one with reviews stands out among those without. */
const daysAhead = 7;

/** Each of the coming seven days, and the later ones with reviews. */
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
 * Questions grouped by the day they come back, in the given order. Overdue ones come back now.
 * @param today undefined while it isn't known
 * @param waitsUntil the day for which everything due waits; null if it can be reviewed now
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

export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
