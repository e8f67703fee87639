/** FNV-1a over UTF-16 units, 32 bits: the same text gives the same number everywhere. */
export function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash >>> 0;
}

/** A number from 0 to just below 1 for a seed and a name, without a state that has to be carried along. */
export function chance(seed: number, name: string): number {
  let mixed = seedOf(`${seed}:${name}`);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** The same members in an order that the seed decides. */
export function shuffled<T>(members: readonly T[], seed: number): readonly T[] {
  return members
    .map((member, index) => ({ member, at: chance(seed, String(index)) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ member }) => member);
}
