/** THE accounts. What is owned and spent grows by debit, what is owed and earned by credit. */
export const accounts = [
  /** Owned: money that the payment provider holds for us. */
  'gateway',
  /** Owed: credit that learners have with us. */
  'credit',
  /** Earned. */
  'revenue',
  /** Taken from what was earned. */
  'refunds',
  'disputes',
  /** Spent: what referrers were promised. */
  'referrals',
] as const;
export type Account = (typeof accounts)[number];

/** Cents: debit; below nothing: credit. */
export interface Entry {
  readonly account: Account;
  readonly cents: number;
}

export const sumOf = (entries: readonly Pick<Entry, 'cents'>[]): number =>
  entries.reduce((sum, { cents }) => sum + cents, 0);

/** From one account to another: the first is credited. */
const move = (from: Account, to: Account, cents: number): Entry[] => [
  { account: to, cents },
  { account: from, cents: -cents },
];

/** What happened to money, in cents above nothing. */
export type Movement =
  /** `credit`: how much of the learner's credit was used for it; below nothing: how much it added. */
  | { readonly kind: 'paid'; readonly cents: number; readonly credit: number }
  | { readonly kind: 'refunded' | 'disputed' | 'referred'; readonly cents: number };

/** The entries of a movement, none of them empty. They sum to zero. */
export function entriesOf(movement: Movement): Entry[] {
  const { kind, cents } = movement;
  const all = {
    paid: () => [
      { account: 'gateway' as const, cents },
      { account: 'credit' as const, cents: kind === 'paid' ? movement.credit : 0 },
      { account: 'revenue' as const, cents: -cents - (kind === 'paid' ? movement.credit : 0) },
    ],
    refunded: () => move('gateway', 'refunds', cents),
    disputed: () => move('gateway', 'disputes', cents),
    referred: () => move('credit', 'referrals', cents),
  }[kind]();
  return all.filter((entry) => entry.cents !== 0);
}
