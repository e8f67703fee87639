/** Milliseconds in which what is wanted at the same time comes together. */
const wait = 10;

interface Wish<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Loads values one by one for those who ask, in few calls for all of them.
 * @param most keys of one call
 * @param load answers what it found; what is not among it is undefined
 */
export function createBatcher<Key, Value>(
  most: number,
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: Wish<Key, Value>[] = [];

  const go = () => {
    const wishes = waiting;
    waiting = [];
    const keys = [...new Set(wishes.map(({ key }) => key))];
    for (let from = 0; from < keys.length; from += most) {
      const some = keys.slice(from, from + most);
      const theirs = wishes.filter(({ key }) => some.includes(key));
      load(some).then(
        (found) => {
          for (const { key, resolve } of theirs) resolve(found.get(key));
        },
        (error: unknown) => {
          for (const { reject } of theirs) reject(error);
        },
      );
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(go, wait);
      waiting.push({ key, resolve, reject });
    });
}
