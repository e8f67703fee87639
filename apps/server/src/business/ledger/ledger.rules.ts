/** THE accounts. Assets and expenses grow by debit, liabilities and income by credit. */
export const accounts = [
  /** Asset: money that the payment provider holds for us. */
  'gateway',
  /** Liability: credit that learners have with us. */
  'credit',
  /** Income. */
  'revenue',
  /** Deducted from income. */
  'refunds',
  'disputes',
  /** Expense: what referrers were promised. */
  'referrals',
] as const;
export type Account = (typeof accounts)[number];

/** Cents: positive for a debit, negative for a credit. */
export interface Entry {
  readonly account: Account;
  readonly cents: number;
}

export const sumOf = (entries: readonly Pick<Entry, 'cents'>[]): number =>
  entries.reduce((sum, { cents }) => sum + cents, 0);

/** Entries that move an amount from one account, which is credited, to another. */
const moves = {
  refunded: { from: 'gateway', to: 'refunds' },
  /** The bank has taken the money back, unless the dispute is won. */
  disputed: { from: 'gateway', to: 'disputes' },
  dispute_won: { from: 'disputes', to: 'gateway' },
  referred: { from: 'credit', to: 'referrals' },
  /** Given for a payment that was refunded or disputed afterwards. */
  credit_taken_back: { from: 'refunds', to: 'credit' },
  /** The same, once the dispute is won. */
  credit_returned: { from: 'credit', to: 'refunds' },
  referral_taken_back: { from: 'referrals', to: 'credit' },
} as const satisfies Readonly<Record<string, { readonly from: Account; readonly to: Account }>>;

/** What happened to money, in cents above zero. */
export type Movement =
  /** `credit`: how much of the learner's credit it used; negative: how much it added. */
  | { readonly kind: 'paid'; readonly cents: number; readonly credit: number }
  | { readonly kind: keyof typeof moves; readonly cents: number };

/** The entries of a movement, none of them zero. They sum to zero. */
export function entriesOf(movement: Movement): Entry[] {
  const entries: Entry[] =
    movement.kind === 'paid'
      ? entriesOfPayment(movement)
      : entriesOfMove(moves[movement.kind], movement.cents);
  return entries.filter(({ cents }) => cents !== 0);
}

const entriesOfPayment = ({ cents, credit }: { cents: number; credit: number }): Entry[] => [
  { account: 'gateway', cents },
  { account: 'credit', cents: credit },
  { account: 'revenue', cents: -cents - credit },
];

const entriesOfMove = ({ from, to }: { from: Account; to: Account }, cents: number): Entry[] => [
  { account: to, cents },
  { account: from, cents: -cents },
];

/** How a movement changes the balance at the gateway, which the revenue hub counts. */
export const revenueOf = (movement: Movement): number =>
  sumOf(entriesOf(movement).filter(({ account }) => account === 'gateway'));
