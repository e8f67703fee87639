import type { ReviewOverview } from '@rounds/contract/learning/review';

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

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
