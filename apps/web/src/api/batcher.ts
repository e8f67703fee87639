/** Milliseconds to wait for more requests before loading. */
const collectMs = 10;

interface PendingRequest<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects requests for single values and loads them together.
 * @param maxKeys how many keys one call may have
 * @param load returns what it found; missing keys resolve to undefined
 */
export function createBatcher<Key, Value>(
  maxKeys: number,
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: PendingRequest<Key, Value>[] = [];

  const flush = () => {
    const requests = waiting;
    waiting = [];
    const keys = [...new Set(requests.map(({ key }) => key))];
    for (let from = 0; from < keys.length; from += maxKeys) {
      const batch = keys.slice(from, from + maxKeys);
      const batchRequests = requests.filter(({ key }) => batch.includes(key));
      load(batch).then(
        (found) => {
          for (const { key, resolve } of batchRequests) resolve(found.get(key));
        },
        (error: unknown) => {
          for (const { reject } of batchRequests) reject(error);
        },
      );
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush, collectMs);
      waiting.push({ key, resolve, reject });
    });
}
