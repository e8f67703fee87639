import { LRUCache } from 'lru-cache';

export interface ByteCacheOptions<Value> {
  /** What all entries may weigh together. What was used least lately goes first; what is heavier by itself is not kept. */
  readonly maxBytes: number;
  /** Roughly what an entry holds in memory. */
  readonly sizeOf: (value: Value) => number;
  /** How long an entry is good, counted from when it was asked for. Absent: until it is dropped. */
  readonly ttlMs?: number;
  /** The clock that `ttlMs` is counted by, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Answers that are expensive to make, kept in this process within a number of bytes. Everybody who asks for the same one
 * while it is being made waits for that one. A failure is not kept, and neither is null.
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

  /** What the kept entries weigh. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  has(key: string): boolean {
    return this.#kept.has(key) || this.#pending.has(key);
  }

  get<Made extends Value | null>(key: string, make: () => Promise<Made>): Promise<Made | Value> {
    // A clock that was set back would keep entries for longer than they are good.
    const now = this.#now();
    if (now < this.#latest) this.clear();
    this.#latest = now;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const pending = this.#pending.get(key) as Promise<Made> | undefined;
    return pending ?? this.#make(key, make);
  }

  /** Drops everything. What is being made is answered to those who wait for it, and not kept. */
  clear(): void {
    this.#kept.clear();
    this.#pending.clear();
  }

  #make<Made extends Value | null>(key: string, make: () => Promise<Made>): Promise<Made> {
    const start = this.#now();
    const made = make();
    this.#pending.set(key, made);
    const settle = (value: Value | null) => {
      // Somebody called clear() meanwhile: what this was made from may have changed.
      if (this.#pending.get(key) !== made) return;
      this.#pending.delete(key);
      if (value !== null) this.#kept.set(key, value, { start });
    };
    made.then(settle, () => settle(null));
    return made;
  }
}

/** Roughly what an entry costs beside its value. */
const overhead = 200;
