/** The current values of the fields that a change touches, to restore if the change can't be saved. */
export function previousValues<T extends object>(all: T, change: object): Partial<T> {
  return Object.fromEntries(Object.keys(change).map((name) => [name, all[name as keyof T]])) as Partial<T>;
}
