import { LRUCache } from 'lru-cache';

export interface ByteCacheOptions<Value> {
  /** The size of all entries together. The least recently used go first; one larger than this is never kept. */
  readonly maxBytes: number;
  /** Roughly the memory that an entry takes. */
  readonly sizeOf: (value: Value) => number;
  /** How long an entry is good, from when it was asked for; forever by default. */
  readonly ttlMs?: number;
  /** The clock that `ttlMs` is counted by, in milliseconds. */
  readonly now?: () => number;
}

/**
 * A cache of answers that are expensive to make, limited in bytes, in this process only. Concurrent requests for the
 * same entry share one computation. Failures and null are not cached.
 */
export class ByteCache<Value extends object> {
  readonly #kept: LRUCache<string, Value>;
  readonly #pending = new Map<string, Promise<Value | null>>();
  readonly #now: () => number;
  #latest = -Infinity;

  constructor({ maxBytes, sizeOf, ttlMs, now = () => performance.now() }: ByteCacheOptions<Value>) {
    this.#now = now;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (value, key) => sizeOf(value) + key.length + overhead,
      ...(ttlMs !== undefined && { ttl: ttlMs, ttlResolution: 0, perf: { now } }),
    });
  }

  /** The size of what is cached. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  has(key: string): boolean {
    return this.#kept.has(key) || this.#pending.has(key);
  }

  get<Made extends Value | null>(key: string, make: () => Promise<Made>): Promise<Made | Value> {
    // If the clock is set back, entries would outlive their time.
    const now = this.#now();
    if (now < this.#latest) this.clear();
    this.#latest = now;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const pending = this.#pending.get(key) as Promise<Made> | undefined;
    return pending ?? this.#make(key, make);
  }

  /** Drops everything. Pending computations still answer their callers, but aren't cached. */
  clear(): void {
    this.#kept.clear();
    this.#pending.clear();
  }

  #make<Made extends Value | null>(key: string, make: () => Promise<Made>): Promise<Made> {
    const start = this.#now();
    const made = make();
    this.#pending.set(key, made);
    const settle = (value: Value | null) => {
      // clear() was called meanwhile: this may be based on old data.
      if (this.#pending.get(key) !== made) return;
      this.#pending.delete(key);
      if (value !== null) this.#kept.set(key, value, { start });
    };
    made.then(settle, () => settle(null));
    return made;
  }
}

/** Roughly the overhead of an entry. */
const overhead = 200;
