/** The fields that a change names, as they stand now: what to show again when the change can't be saved. */
export function previousValues<T extends object>(all: T, change: object): Partial<T> {
  return Object.fromEntries(Object.keys(change).map((name) => [name, all[name as keyof T]])) as Partial<T>;
}
