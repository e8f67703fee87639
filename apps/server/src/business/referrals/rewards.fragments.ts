/** The `bookedFor` of the ledger's entry for a reward that was taken back. */
export const bookedTakenBack = <Alias extends string>(reward: Alias) =>
  `'referral taken back, ' || ${reward}.payment_reference` as const;

/** Dollars of a reward that were taken back: what hadn't been spent by then. */
export const takenBack = <Alias extends string>(reward: Alias) =>
  `coalesce((select amount from ledger_entries where account = 'credit' and booked_for = ${bookedTakenBack(reward)}), 0)` as const;
