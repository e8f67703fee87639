/** FNV-1a: fast, and enough to distinguish one's own files. */
function hashOf(bytes: Uint8Array, from = 0x811c9dc5): number {
  let hash = from;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** How many bytes at either end are hashed. */
export const fileEdgeBytes = 64 * 1024;

/** Identifies a file, whatever its name: by its size and the content of both ends. */
export const fingerprintOf = (size: number, head: Uint8Array, tail: Uint8Array): string =>
  `${size}-${hashOf(tail, hashOf(head)).toString(16)}`;
