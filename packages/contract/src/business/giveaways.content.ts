import { z } from 'zod';
import { weekStart } from '../time.rules.ts';

const Monday = z.iso
  .date()
  .refine((day) => weekStart(new Date(day)).toISOString().startsWith(day), 'must be a Monday');

/** A giveaway as an operator of an installation writes it: for one week, or the same for each week of a period. */
export const AuthoredGiveaway = z
  .strictObject({
    title: z.string().trim().min(3).max(70),
    description: z.string().trim().min(3).max(300),
    prize: z.string().trim().min(3).max(120),
    /** Who gives the prize: a person or an organization that has agreed to it. */
    provider: z.string().trim().min(2).max(120),
    /** Where the winner writes to. */
    contact: z.email().max(254),
    /** The Monday of its first week. */
    from: Monday,
    /** The Monday of its last week. Absent: only the first week. */
    until: Monday.optional(),
  })
  .refine(({ from, until }) => until === undefined || from <= until, {
    path: ['until'],
    message: 'must not be before from',
  });
export type AuthoredGiveaway = z.infer<typeof AuthoredGiveaway>;

/** content/giveaways.yaml. */
export const GiveawaysFile = z.array(AuthoredGiveaway).superRefine((entries, context) => {
  const last = (entry: AuthoredGiveaway) => entry.until ?? entry.from;
  entries.forEach((entry, index) => {
    const other = entries.slice(0, index).find((it) => it.from <= last(entry) && entry.from <= last(it));
    if (other)
      context.addIssue({
        code: 'custom',
        path: [index, 'from'],
        message: `"${entry.title}" and "${other.title}" share a week`,
      });
  });
});
